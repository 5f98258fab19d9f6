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
import type { StoryFile } from '@portfolio/data/story/story';
import type { References } from '@portfolio/data/story/targets';
import { type ContentProblem, inContent } from '@portfolio/data/validation/contentProblem';
import { slugify } from '@portfolio/data/values/slug';
import { fileNames } from '../documents/fileNames.ts';
import { textOf } from './parseText.ts';

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

/** A story and the bytes of its file, or the problem with the file. */
export interface FoundStory {
  /** The project that names it, or one in its place. */
  project: Pick<ProjectWithStory, 'title' | 'story'> & { figure?: unknown };
  found: { bytes: Uint8Array } | { problem: ContentProblem };
}

/** Reads the Markdown of a story, or says what is wrong with it. */
function markdownOf(name: string, bytes: Uint8Array): MarkdownFile | ContentProblem {
  try {
    if (bytes.length > MAX_STORY_BYTES) {
      throw new Error(
        `has ${Math.ceil(bytes.length / 1000)} kB, and a story may have ${MAX_STORY_BYTES / 1000}: shorten it, or tell a part of it as another project's story`,
      );
    }
    return readMarkdown(textOf(bytes));
  } catch (error) {
    const { message } = error as Error;
    const path = error instanceof MarkdownLimitError ? `line ${error.line}` : name;
    return { file: inContent(name), path, message };
  }
}

/**
 * Parses the stories of projects.
 * @param content must be valid
 * @param originalNames for a translation, the titles in the first language by the translated ones
 * @returns the stories by the part of their projects' addresses, and the problems with them
 */
export function parseStories(
  content: Content,
  stories: readonly FoundStory[],
  originalNames: ReadonlyMap<string, string> = new Map(),
): { files: Map<string, StoryFile>; problems: ContentProblem[] } {
  const problems: ContentProblem[] = [];
  const read = stories.map(({ project, found }) => ({
    project,
    file: 'problem' in found ? found.problem : markdownOf(project.story, found.bytes),
  }));
  const references = {
    projects: addressesOf(content, originalNames),
    pages: pagePaths(content),
    made: fileNames(content),
    stories: read.map(({ project, file }) => ({
      name: project.story,
      path: storyPath(content, project),
      findHeading: 'root' in file ? file.findHeading : () => undefined,
    })),
  };
  const files = new Map<string, StoryFile>();
  for (const { project, file } of read) {
    if (!('root' in file)) {
      problems.push(file);
      continue;
    }
    const { title, figure, story: name } = project;
    const parsed = parseStory(file, name, { ...references, hasFigure: figure !== undefined });
    files.set(slugify(title), parsed.file);
    for (const { line, message } of parsed.problems)
      problems.push({ file: inContent(name), path: `line ${line}`, message });
  }
  return { files, problems };
}
