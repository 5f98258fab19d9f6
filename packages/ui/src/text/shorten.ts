/** Most names have only these characters, each of which counts as one. */
const isAscii = (text: string) => /^[ -~]*$/.test(text);

/** Characters as a reader counts them. An emoji, or a letter with its marks, is one. */
function splitCharacters(text: string): string[] {
  // Making a browser's first segmenter takes 50 ms, even on a computer.
  if (isAscii(text)) return text.split('');
  if (!Intl.Segmenter) return text.match(/\P{M}\p{M}*/gu) ?? [];
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * Cuts a text after `max` characters, as a reader counts them, and adds an ellipsis. A text of up to `max` characters
 * stays as it is.
 */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const characters = splitCharacters(text);
  if (characters.length <= max) return text;
  return `${characters.slice(0, max).join('').trimEnd()}…`;
}
