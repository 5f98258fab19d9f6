const segmenter = Intl.Segmenter && new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters as a reader counts them: an emoji, or a letter with its marks, is one. */
function splitCharacters(text: string): string[] {
  if (segmenter) return Array.from(segmenter.segment(text), ({ segment }) => segment);
  return text.match(/\P{M}\p{M}*/gu) ?? [];
}

/**
 * Cuts a text after `max` characters, as a reader counts them, and ends it in an ellipsis. A text
 * of up to `max` characters stays as it is.
 */
export function shorten(text: string, max: number): string {
  const characters = splitCharacters(text);
  if (characters.length <= max) return text;
  return `${characters.slice(0, max).join('').trimEnd()}…`;
}
