import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '@portfolio/data/schema/content';
import { shownPageNames } from '@portfolio/data/shown/pages';
import { allProjectsPath, firstChoiceOf, projectAddress } from '@portfolio/data/shown/projects';
import {
  type ProjectWithStory,
  projectsWithStory,
  storyPath,
  storyPathOf,
} from '@portfolio/data/shown/stories';
import { type MarkdownFile, readMarkdown } from '@portfolio/data/story/markdown';
import { MarkdownLimitError } from '@portfolio/data/story/markdownLimits';
import { parseStory } from '@portfolio/data/story/parseStory';
import type { PictureSizes, Stories, StoryFile } from '@portfolio/data/story/story';
import type { References } from '@portfolio/data/story/targets';
import { type ContentProblem, fileOf, inContent } from '@portfolio/data/validation/contentProblem';
import { slugify } from '@portfolio/data/values/slug';
import { fileNames } from '../documents/index.ts';
import { readHeader } from '../documents/pictures/openImage.ts';
import { findFile } from './publishedAssets.ts';
import { readText } from './readText.ts';

/**
 * The address of each project's story, or else of its card. A story that isn't translated calls other projects by their
 * titles in the first language, so those are keys as well.
 */
function addressesOf(
  content: Content,
  originalNames: ReadonlyMap<string, string>,
): References['projects'] {
  const first = firstChoiceOf(content);
  return new Map(
    content.projects.flatMap((project) => {
      const { title } = project;
      const address =
        storyPathOf(content, project) ??
        content.pages.projects.path + projectAddress(project, first);
      return [title, originalNames.get(title) ?? title].map((name) => [slugify(name), address]);
    }),
  );
}

/** The paths of all pages, which stories may link to. */
const pagePaths = (content: Content): string[] => [
  ...shownPageNames(content.pages).map((name) => content.pages[name].path),
  ...[allProjectsPath(content) ?? []].flat(),
  ...projectsWithStory(content).map((project) => storyPath(content, project)),
];

/** In bytes. A longer story would be a book, and its page would take seconds to load. */
const MAX_STORY_BYTES = 200_000;

/** Reads the file of a story, or says what is wrong with it. */
async function readFileOf(
  folder: string,
  { story: name }: ProjectWithStory,
  place: string,
): Promise<{ file: MarkdownFile } | { problem: ContentProblem }> {
  const found = findFile(folder, name);
  if ('problem' in found) {
    return { problem: { file: fileOf(place), path: place, message: found.problem } };
  }
  try {
    const { size } = statSync(found.path);
    if (size > MAX_STORY_BYTES) {
      throw new Error(
        `has ${Math.ceil(size / 1000)} kB, and a story may have ${MAX_STORY_BYTES / 1000}: shorten it, or tell a part of it as another project's story`,
      );
    }
    return { file: readMarkdown(await readText(found.path)) };
  } catch (error) {
    const { message } = error as Error;
    const path = error instanceof MarkdownLimitError ? `line ${error.line}` : name;
    return { problem: { file: inContent(name), path, message } };
  }
}

/**
 * The sizes of pictures, so that nothing moves when they load. `publishedAssets` reports the pictures that can't be read.
 */
async function sizesOf(folder: string, names: readonly string[]): Promise<PictureSizes> {
  const sized = names.map(async (name) => {
    const found = findFile(folder, name);
    if ('problem' in found) return [];
    try {
      const { width, height, autoOrient } = await readHeader(await readFile(found.path));
      return [[name, { width: autoOrient.width ?? width, height: autoOrient.height ?? height }]];
    } catch {
      return [];
    }
  });
  return Object.fromEntries((await Promise.all(sized)).flat());
}

/**
 * Reads the stories that the projects name.
 * @param folder of the content
 * @param content must be valid
 * @param originalNames for a translation, the titles in the first language by the translated ones
 */
export async function readStories(
  folder: string,
  content: Content,
  originalNames: ReadonlyMap<string, string> = new Map(),
): Promise<{ stories: Stories; problems: ContentProblem[] }> {
  const problems: ContentProblem[] = [];
  const read = await Promise.all(
    projectsWithStory(content).map(async (project) => {
      const place = `projects[${content.projects.indexOf(project)}].story`;
      return { project, ...(await readFileOf(folder, project, place)) };
    }),
  );
  const references = {
    projects: addressesOf(content, originalNames),
    pages: pagePaths(content),
    made: fileNames(content),
    stories: read.map((each) => ({
      name: each.project.story,
      path: storyPath(content, each.project),
      findHeading: 'file' in each ? each.file.findHeading : () => undefined,
    })),
  };
  const files = new Map<string, StoryFile>();
  for (const each of read) {
    if ('problem' in each) {
      problems.push(each.problem);
      continue;
    }
    const { title, figure, story: name } = each.project;
    const hasFigure = figure !== undefined;
    const parsed = parseStory(each.file, name, { ...references, hasFigure });
    files.set(slugify(title), parsed.file);
    for (const { line, message } of parsed.problems)
      problems.push({ file: inContent(name), path: `line ${line}`, message });
  }
  const pictures = [...files.values()].flatMap((file) => file.pictures.map(({ value }) => value));
  const sizes = await sizesOf(join(folder, 'files'), [...new Set(pictures)]);
  return { stories: { files, sizes }, problems };
}
