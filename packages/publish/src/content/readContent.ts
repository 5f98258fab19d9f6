import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { portraitProblems } from '@portfolio/artifacts/pictures/portrait';
import {
  CONTENT_FOLDER,
  type ContentProblem,
  formatContentProblems,
} from '@portfolio/data/contentProblem';
import { OwnerError } from '@portfolio/data/OwnerError';
import { type Content, contentFileNames, contentFiles } from '@portfolio/data/schema/content';
import type { Stories } from '@portfolio/data/story/story';
import { validateContent } from '@portfolio/data/validateContent';
import { repositoryRoot } from './folders.ts';
import { readJsonFile } from './jsonFile.ts';
import { ownFiles } from './ownFiles.ts';
import { pathProblems } from './pathProblems.ts';
import { readStories } from './readStories.ts';

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
    file: join(relative(repositoryRoot, folder), file.replace(`${CONTENT_FOLDER}/`, '')),
  }));

/** The content of the files, and all its problems. */
export interface LoadedContent {
  /** Keeps its schema when there are no problems. */
  content: Content;
  /** The stories that its projects name; none while the content itself breaks a rule. */
  stories: Stories;
  problems: ContentProblem[];
}

const noStories: Stories = { files: new Map(), sizes: {} };

/**
 * Reads the owner's content and checks it. The files must be JSON and keep their schemas, the files that
 * they name must exist and be allowed to be published, and each page and file needs a path of its own.
 * @param folder holds `owner.json` and the others, and the pictures in `files`
 */
export async function loadContent(folder: string): Promise<LoadedContent> {
  if (!existsSync(folder)) {
    const file = relative(repositoryRoot, folder);
    const message = 'there is no such folder';
    const problems = [{ file, path: 'PORTFOLIO_CONTENT', message }];
    return { content: {} as Content, stories: noStories, problems };
  }
  const read = await Promise.all(contentFileNames.map((name) => readParts(folder, name)));
  const content: Partial<Content> = Object.assign({}, ...read.map(({ parts }) => parts));
  const problems = read.flatMap((file) => file.problems);
  let stories = noStories;
  // The content of an unreadable file would be reported as missing everywhere, which helps nobody.
  if (read.every(({ parts }) => parts)) {
    const filesFolder = join(folder, 'files');
    problems.push(...validateContent(content));
    if (problems.length === 0) {
      const read = await readStories(folder, content as Content);
      stories = read.stories;
      problems.push(...read.problems);
    }
    const own = ownFiles({ ...content, stories }, filesFolder);
    problems.push(
      ...own.problems,
      ...(await portraitProblems(content.owner?.portrait, filesFolder)),
    );
    if (problems.length === 0) problems.push(...pathProblems(content as Content, own.places));
  }
  return { content: content as Content, stories, problems: problemsIn(folder, problems) };
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
