import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readHeader } from '@portfolio/artifacts/pictures/openImage';
import { type ContentProblem, fileOf, inContent } from '@portfolio/data/contentProblem';
import { firstCategoryOf, projectAddress } from '@portfolio/data/projects';
import type { Content } from '@portfolio/data/schema/content';
import { slugify } from '@portfolio/data/slug';
import { storyPathOf, type ToldProject, toldProjects } from '@portfolio/data/stories';
import { parseStory } from '@portfolio/data/story/parseStory';
import type { PictureSizes, Stories, StoryFile } from '@portfolio/data/story/story';
import type { References } from '@portfolio/data/story/targets';
import { findFile } from './findFile.ts';
import { readText } from './readText.ts';

/**
 * Where each project is on the site: its story, or else its card. A story that isn't translated calls other projects
 * by their titles in the first language.
 */
function addressesOf(
  content: Content,
  firstNames: ReadonlyMap<string, string>,
): References['projects'] {
  const first = firstCategoryOf(content);
  return new Map(
    content.projects.flatMap((project) => {
      const { title } = project;
      const address =
        storyPathOf(content, project) ??
        content.pages.projects.path + projectAddress(project, first);
      return [title, firstNames.get(title) ?? title].map((name) => [slugify(name), address]);
    }),
  );
}

/** The story of a project, or what is wrong with its file. */
async function readStory(
  folder: string,
  project: ToldProject,
  place: string,
  references: References,
): Promise<{ file?: StoryFile; problems: ContentProblem[] }> {
  const { story: name } = project;
  const found = findFile(folder, name);
  if ('problem' in found) {
    return { problems: [{ file: fileOf(place), path: place, message: found.problem }] };
  }
  try {
    const { file, problems } = parseStory(await readText(found.path), name, references);
    const placed = problems.map(({ line, message }) => ({
      file: inContent(name),
      path: `line ${line}`,
      message,
    }));
    return { file, problems: placed };
  } catch (error) {
    return { problems: [{ file: inContent(name), path: name, message: (error as Error).message }] };
  }
}

/** The sizes of pictures, so that nothing moves when they come. Others are reported by `ownFiles`. */
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
 * @param folder holds the content
 * @param content keeps its schema
 * @param firstNames titles in the first language, of content in another one
 */
export async function readStories(
  folder: string,
  content: Content,
  firstNames: ReadonlyMap<string, string> = new Map(),
): Promise<{ stories: Stories; problems: ContentProblem[] }> {
  const addresses = addressesOf(content, firstNames);
  const read = await Promise.all(
    toldProjects(content).map(async (project) => {
      const place = `projects[${content.projects.indexOf(project)}].story`;
      const references = { hasFigure: project.figure !== undefined, projects: addresses };
      return { project, ...(await readStory(folder, project, place, references)) };
    }),
  );
  const files = new Map(
    read.flatMap(({ project, file }) => (file ? [[slugify(project.title), file] as const] : [])),
  );
  const pictures = [...files.values()].flatMap((file) => file.pictures.map(({ value }) => value));
  const sizes = await sizesOf(join(folder, 'files'), [...new Set(pictures)]);
  return { stories: { files, sizes }, problems: read.flatMap(({ problems }) => problems) };
}
