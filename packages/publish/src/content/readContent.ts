import { existsSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { portraitProblems } from '@portfolio/artifacts/pictures/portrait';
import { type ContentProblem, formatContentProblems } from '@portfolio/data/contentProblem';
import { OwnerError } from '@portfolio/data/OwnerError';
import { type Content, contentFileNames, contentFiles } from '@portfolio/data/schema/content';
import { validateContent } from '@portfolio/data/validateContent';
import { repositoryRoot } from './folders.ts';
import { readJsonFile } from './jsonFile.ts';
import { ownFiles } from './ownFiles.ts';
import { pathProblems } from './pathProblems.ts';

type Parts = Record<string, unknown>;

/** The value of a file, if it can be read, and the problems of its notation. */
interface Read {
  parts?: Parts;
  problems: ContentProblem[];
}

const isObject = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function readParts(folder: string, file: keyof typeof contentFiles): Promise<Read> {
  const unread = (path: string, message: string) => ({ problems: [{ file, path, message }] });
  try {
    const json = await readJsonFile(join(folder, file));
    if (!('value' in json)) return unread(json.place, json.message);
    if (!isObject(json.value)) return unread('line 1', 'must hold an object: { … }');
    const known = Object.keys(contentFiles[file]);
    const { $schema: _, ...parts } = json.value;
    const strange = Object.keys(parts).filter((part) => !known.includes(part));
    for (const part of strange) delete parts[part];
    const message = `is not a known field; the fields are ${known.join(', ')}`;
    return { parts, problems: strange.map((path) => ({ file, path, message })) };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return unread(file, code === 'ENOENT' ? 'there is no such file' : message);
  }
}

/** Problems with the right file names, if the owner keeps the content in a folder of their own. */
export const problemsIn = (folder: string, problems: readonly ContentProblem[]) =>
  problems.map(({ file, ...rest }) => ({
    ...rest,
    file: join(relative(repositoryRoot, folder), basename(file)),
  }));

/** The content of the files, and all its problems. */
export interface LoadedContent {
  /** Keeps its schema when there are no problems. */
  content: Content;
  problems: ContentProblem[];
}

/**
 * Reads the owner's content and checks it. The files must be JSON and keep their schemas, the files that
 * they name must exist and be allowed to be published, and each page and file needs a path of its own.
 * @param folder holds `owner.json` and the others, and the pictures in `files`
 */
export async function loadContent(folder: string): Promise<LoadedContent> {
  if (!existsSync(folder)) {
    const file = relative(repositoryRoot, folder);
    const message = 'there is no such folder';
    return { content: {} as Content, problems: [{ file, path: 'PORTFOLIO_CONTENT', message }] };
  }
  const read = await Promise.all(contentFileNames.map((name) => readParts(folder, name)));
  const content: Partial<Content> = Object.assign({}, ...read.map(({ parts }) => parts));
  const problems = read.flatMap((file) => file.problems);
  // The content of an unreadable file would be reported as missing everywhere, which helps nobody.
  if (read.every(({ parts }) => parts)) {
    const filesFolder = join(folder, 'files');
    const own = ownFiles(content, filesFolder);
    problems.push(
      ...validateContent(content),
      ...own.problems,
      ...(await portraitProblems(content.owner?.portrait, filesFolder)),
    );
    if (problems.length === 0) problems.push(...pathProblems(content as Content, own.places));
  }
  return { content: content as Content, problems: problemsIn(folder, problems) };
}

/** All problems with the content, as one text for the owner. */
export const contentMessage = (problems: readonly ContentProblem[]) =>
  `The content breaks a rule:\n${formatContentProblems(problems)}`;

/**
 * The content that was loaded.
 * @throws OwnerError that lists every problem with its file and place
 */
export function validContent({ content, problems }: LoadedContent): Content {
  if (problems.length > 0) throw new OwnerError(contentMessage(problems));
  return content;
}

/**
 * Reads the owner's content again, see {@link loadContent}.
 * @throws OwnerError that lists every problem with its file and place
 */
export const readContent = async (folder: string) => validContent(await loadContent(folder));
