import { showValue } from '@portfolio/data/values/showValue';
import { printParseErrorCode, visit } from 'jsonc-parser';

/** The text in the bytes of a file, without a byte order mark; undefined if it isn't UTF-8. */
export function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * The text of a file that the owner wrote, without the byte order mark that some editors put first.
 * @throws Error whose message says why the file cannot be read, without its name
 */
export function textOf(bytes: Uint8Array): string {
  // UTF-16 without a byte order mark is valid UTF-8, but with a zero next to each Latin letter.
  const text = bytes.includes(0) ? undefined : utf8(bytes);
  if (text !== undefined) return text;
  throw new Error('is not written in UTF-8: save it again and choose the encoding UTF-8');
}

/** Turns `CommaExpected` into `comma expected`. */
const words = (code: string) =>
  code.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).trim();

/** Describes the mistake at a place of a text. */
function causeOf(text: string, offset: number, code: string): string {
  const [before = '', after = ''] = [text.slice(0, offset).trimEnd().at(-1), text[offset]];
  if (before === ',' && /[\]}]/.test(after)) return `there is a comma before "${after}": remove it`;
  return words(code);
}

/** The value of a JSON text, or its first problem. */
export type ParsedJson = { value: unknown } | { place: string; message: string };

/**
 * Parses a JSON file that the owner wrote.
 * @returns its value, or its first problem if the text isn't valid JSON or an object has a key twice. Lines and columns
 *   count from 1, as in editors
 */
export function parseJson(text: string): ParsedJson {
  const problems: { place: string; message: string }[] = [];
  const report = (line: number, character: number, message: string) =>
    problems.push({ place: `line ${line + 1}, column ${character + 1}`, message });
  /** For each object that is still open, the line of each key. */
  const open: Map<string, number>[] = [];
  visit(
    text,
    {
      onError: (code, offset, _length, line, character) => {
        const cause = causeOf(text, offset, printParseErrorCode(code));
        report(line, character, `isn't valid JSON: ${cause}`);
      },
      onObjectBegin: () => void open.push(new Map()),
      onObjectEnd: () => void open.pop(),
      onObjectProperty(key, _offset, _length, line, character) {
        const lines = open.at(-1);
        const first = lines?.get(key);
        // JSON.parse would keep the last value and silently drop the other.
        if (first !== undefined) {
          const message = `has ${showValue(key)} a second time, after line ${first}: keep one of them`;
          report(line, character, message);
        }
        lines?.set(key, line + 1);
      },
    },
    { disallowComments: true },
  );
  return problems[0] ?? { value: JSON.parse(text) };
}
