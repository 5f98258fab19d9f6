const unsafe = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/**
 * Text that a stranger wrote, made safe to print: escape sequences, which could move the cursor or
 * recolour the terminal, and characters that reverse the reading direction become visible marks.
 */
export function safeLine(text: string): string {
  return text.replace(/\s*[\r\n\t\v\f]+\s*/g, ' ').replace(unsafe, '\ufffd');
}

function wrapLine(line: string, width: number): string[] {
  const rows: string[] = [];
  let row = '';
  for (const word of line.split(' ')) {
    if (row !== '' && row.length + 1 + word.length > width) {
      rows.push(row);
      row = word;
    } else {
      row = row === '' ? word : `${row} ${word}`;
    }
  }
  return [...rows, row];
}

/** A text of several lines, safe to print, in rows of at most `width` characters between spaces. */
export function safeRows(text: string, width: number): string[] {
  return text
    .trim()
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .flatMap((line) => wrapLine(safeLine(line).trimEnd(), width));
}

/** JSON whose strings hold no character that a terminal acts on; its data is the same. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value, undefined, 2).replace(
    /[\x7f-\x9f\u2028\u2029]|\p{Bidi_Control}/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
