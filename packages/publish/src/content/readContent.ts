import { basename, join, relative } from 'node:path';
import { portraitProblems } from '@portfolio/artifacts/pictures/portrait';
import type { ContentProblem } from '@portfolio/data/contentProblem';
import { OwnerError } from '@portfolio/data/OwnerError';
import { type Content, contentFileNames, contentFiles } from '@portfolio/data/schema/content';
import {
  formatContentProblems,
  localFiles,
  validateContent,
} from '@portfolio/data/validateContent';
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { repositoryRoot } from './folders.ts';
import { missingFiles } from './missingFiles.ts';
import { readText } from './readText.ts';
import { unshownFiles } from './unshownFiles.ts';

type Parts = Record<string, unknown>;

/** What a file holds, if it can be read, and what is wrong with how it is written down. */
interface Read {
  parts?: Parts;
  problems: ContentProblem[];
}

const isObject = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where a character of a text stands, as an editor counts: from 1. */
function placeOf(text: string, offset: number) {
  const lines = text.slice(0, offset).split('\n');
  return `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
}

const words = (code: string) =>
  code.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).trim();

/** One file's text, as what it holds. */
function parseContentFile(text: string, name: string, shown: string): Read {
  const problem = (path: string, message: string) => ({ file: shown, path, message });
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error) {
    const message = `isn't valid JSON: ${words(printParseErrorCode(error.error))}`;
    return { problems: [problem(placeOf(text, error.offset), message)] };
  }
  if (!isObject(value)) {
    return { problems: [problem('line 1', 'must hold an object: { … }')] };
  }
  const known = Object.keys(contentFiles[name as keyof typeof contentFiles]);
  const { $schema: _, ...parts } = value;
  const strange = Object.keys(parts).filter((part) => !known.includes(part));
  for (const part of strange) delete parts[part];
  return {
    parts,
    problems: strange.map((part) =>
      problem(part, `is not a known field; the fields are ${known.join(', ')}`),
    ),
  };
}

async function readFileOf(folder: string, name: string): Promise<Read> {
  const file = join(folder, name);
  const shown = relative(repositoryRoot, file);
  try {
    return parseContentFile(await readText(file), name, shown);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const why = code === 'ENOENT' ? 'there is no such file' : message;
    return { problems: [{ file: shown, path: name, message: why }] };
  }
}

/** Problems with the files that they are in, where the owner keeps the content in a folder of their own. */
export const problemsIn = (folder: string, problems: readonly ContentProblem[]) =>
  problems.map(({ file, ...rest }) => ({
    ...rest,
    file: join(relative(repositoryRoot, folder), basename(file)),
  }));

/** The content as its files hold it, and everything that is wrong with it. */
export interface LoadedContent {
  /** Keeps its schema when there are no problems. */
  content: Content;
  problems: ContentProblem[];
}

/**
 * Reads the owner's content and checks it: that the files are JSON, that they keep their schemas, and
 * that the pictures they name are there.
 * @param folder holds `owner.json` and the others, and the pictures in `files`
 */
export async function loadContent(folder: string): Promise<LoadedContent> {
  const read = await Promise.all(contentFileNames.map((name) => readFileOf(folder, name)));
  const content: Parts = Object.assign({}, ...read.map(({ parts }) => parts));
  const problems = read.flatMap((file) => file.problems);
  // What an unreadable file would have said is missing everywhere, which helps nobody.
  if (read.every(({ parts }) => parts)) {
    problems.push(
      ...validateContent(content),
      ...missingFiles(localFiles(content), join(folder, 'files')),
      ...unshownFiles(localFiles(content)),
      ...(await portraitProblems(
        (content as Partial<Content>).owner?.portrait,
        join(folder, 'files'),
      )),
    );
  }
  return { content: content as Content, problems: problemsIn(folder, problems) };
}

/** All problems with the content, as one text for the owner. */
export const contentMessage = (problems: readonly ContentProblem[]) =>
  `The content breaks a rule:\n${formatContentProblems(problems)}`;

/**
 * Reads the owner's content anew, see {@link loadContent}.
 * @throws OwnerError that lists every problem with its file and place
 */
export async function readContent(folder: string): Promise<Content> {
  const { content, problems } = await loadContent(folder);
  if (problems.length > 0) throw new OwnerError(contentMessage(problems));
  return content;
}
