import { readFile } from 'node:fs/promises';
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The text of a file, without the byte order mark that some editors begin it with. */
async function readText(file: string): Promise<string> {
  const bytes = await readFile(file);
  try {
    const text = utf8.decode(bytes);
    // UTF-16 without a mark is made of zeros, as far as it is UTF-8 at all.
    if (!text.includes('\0')) return text;
  } catch {
    // It isn't UTF-8.
  }
  throw new Error('is not written in UTF-8: save it again and choose the encoding UTF-8');
}

/** `CommaExpected` as words. */
const words = (code: string) =>
  code.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).trim();

/**
 * Reads a JSON file that the owner wrote.
 * @returns its value; or where it isn't valid JSON, and why. Lines and columns count from 1, as in editors
 * @throws Error whose message says why the file cannot be read, without its name
 */
export async function readJsonFile(
  file: string,
): Promise<{ value: unknown } | { place: string; message: string }> {
  const text = await readText(file);
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { disallowComments: true });
  const [error] = errors;
  if (!error) return { value };
  const lines = text.slice(0, error.offset).split('\n');
  return {
    place: `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`,
    message: `isn't valid JSON: ${words(printParseErrorCode(error.error))}`,
  };
}
