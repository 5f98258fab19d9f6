/** Control characters, and those that reverse the reading direction. */
const unsafe = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** What ends a line by Unicode's rules (UAX 14, BK, CR, LF and NL). */
const lineBreaks = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;

/** A text with `\n` for each of its line breaks. */
export const withNewlines = (text: string): string => text.replace(lineBreaks, '\n');

/** A text on one line. */
export const oneLine = (text: string): string => withNewlines(text).replace(/\s*[\n\t]+\s*/g, ' ');

/**
 * Makes a stranger's text safe on one line of a terminal or a mail. Characters that would end a header, move the
 * cursor or hide neighbouring text become a visible mark.
 */
export function safeLine(text: string): string {
  return oneLine(text).replace(unsafe, '\ufffd');
}

/** Makes a stranger's text safe like {@link safeLine}, and keeps its lines. */
export function safeLines(text: string): string[] {
  const lines = withNewlines(text.trim()).split('\n');
  return lines.map((line) => safeLine(line.replaceAll('\t', '  ')).trimEnd());
}

/** JSON with the same data, but without characters that a terminal acts on. */
export function safeJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, undefined, indent).replace(
    /[\x7f-\x9f\u2028\u2029]|\p{Bidi_Control}/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
