/** Control characters, and those that reverse the reading direction. */
const unsafe = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** A stranger's text on one line: nothing in it ends a header or hides what is beside it. */
export function oneLine(text: string): string {
  return text
    .replace(/\s*[\r\n\t\v\f\u0085\u2028\u2029]+\s*/g, ' ')
    .replace(unsafe, '\ufffd')
    .trim();
}

/** A stranger's text with its lines kept. */
export function manyLines(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replaceAll('\t', '  ').replace(unsafe, '\ufffd').trimEnd())
    .join('\n')
    .trim();
}

/** At most `length` characters; an ellipsis takes the place of what is cut off. */
export function shorten(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}
