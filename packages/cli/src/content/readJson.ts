import { readText } from '@portfolio/publish/content/readText';
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { CommandProblem } from './problem.ts';

/** Where a character of a text stands, as an editor counts: from 1. */
function placeOf(text: string, offset: number) {
  const lines = text.slice(0, offset).split('\n');
  return `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
}

const words = (code: string) =>
  code.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).trim();

const whyUnread: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'is a folder: name the file in it',
};

/**
 * What a JSON file holds.
 * @throws CommandProblem that names the file, and the line where it is no JSON
 */
export async function readJson(file: string): Promise<unknown> {
  const text = await readText(file).catch((error: NodeJS.ErrnoException) => {
    const why = whyUnread[error.code ?? ''] ?? error.message;
    throw new CommandProblem(`${file}: ${why}`);
  });
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { disallowComments: true });
  const [error] = errors;
  if (!error) return value;
  const what = words(printParseErrorCode(error.error));
  throw new CommandProblem(`${file}: ${placeOf(text, error.offset)}: is no JSON: ${what}`);
}
