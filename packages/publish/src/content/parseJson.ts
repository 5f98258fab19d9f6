import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';

/** The value of a JSON text; or where it isn't valid, and why. */
export type ParsedJson = { value: unknown } | { place: string; message: string };

/** `CommaExpected` as words. */
const words = (code: string) =>
  code.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).trim();

/** Parses JSON. Lines and columns are counted from 1, as editors do. */
export function parseJson(text: string): ParsedJson {
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
