import { readFile } from 'node:fs/promises';
import { showValue } from '@portfolio/data/showValue';
import { type ParseError, parse, printParseErrorCode, visit } from 'jsonc-parser';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The text of a file, without the byte order mark that some editors begin it with. */
async function readText(file: string): Promise<string> {
  const bytes = await readFile(file);
  try {
    const text = utf8.decode(bytes);
    // UTF-16 without a mark, read as UTF-8, has a zero in each letter.
    if (!text.includes('\0')) return text;
  } catch {
    // It isn't UTF-8.
  }
  throw new Error('is not written in UTF-8: save it again and choose the encoding UTF-8');
}

/** `CommaExpected` as words. */
const words = (code: string) =>
  code.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).trim();

/** The place of a problem in a file, as editors count: from 1. */
function placeAt(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
}

/** The first key that an object has twice. JSON.parse would keep the last value and silently drop the other. */
function findRepeatedKey(text: string) {
  const open: Map<string, number>[] = [];
  let found: { offset: number; message: string } | undefined;
  visit(text, {
    onObjectBegin: () => void open.push(new Map()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty(key, offset, _length, line) {
      const lines = open.at(-1);
      const first = lines?.get(key);
      if (first !== undefined) {
        const message = `has ${showValue(key)} a second time, after line ${first}: keep one of them`;
        found ??= { offset, message };
      }
      lines?.set(key, line + 1);
    },
  });
  return found;
}

/**
 * Reads a JSON file that the owner wrote.
 * @returns its value; or the problem and its place, if the file isn't valid JSON or has a key twice in an
 *   object. Lines and columns count from 1, as in editors
 * @throws Error whose message says why the file cannot be read, without its name
 */
export async function readJsonFile(
  file: string,
): Promise<{ value: unknown } | { place: string; message: string }> {
  const text = await readText(file);
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error) {
    const message = `isn't valid JSON: ${words(printParseErrorCode(error.error))}`;
    return { place: placeAt(text, error.offset), message };
  }
  const repeated = findRepeatedKey(text);
  return repeated
    ? { place: placeAt(text, repeated.offset), message: repeated.message }
    : { value };
}
