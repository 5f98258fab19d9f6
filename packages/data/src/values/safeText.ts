/** Control characters, and those that reverse the reading direction. */
const unsafe = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/**
 * A stranger's text on one line, safe in a terminal and in a mail: nothing in it ends a header, moves the
 * cursor or hides neighbouring text. A visible mark replaces such a character.
 */
export function safeLine(text: string): string {
  return text.replace(/\s*[\r\n\t\v\f\u0085\u2028\u2029]+\s*/g, ' ').replace(unsafe, '\ufffd');
}

/** The same with the lines kept. */
export function safeLines(text: string): string[] {
  const lines = text.trim().split(/\r\n|[\n\r\u2028\u2029]/);
  return lines.map((line) => safeLine(line.replaceAll('\t', '  ')).trimEnd());
}

/** JSON whose strings hold no character that a terminal acts on; its data is the same. */
export function safeJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, undefined, indent).replace(
    /[\x7f-\x9f\u2028\u2029]|\p{Bidi_Control}/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
