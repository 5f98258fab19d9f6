import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '@portfolio/data/schema/content';
import { projectsWithStory } from '@portfolio/data/shown/stories';
import type { PictureSizes, Stories } from '@portfolio/data/story/story';
import { type ContentProblem, fileOf } from '@portfolio/data/validation/contentProblem';
import { readHeader } from '../documents/pictures/openImage.ts';
import { type FoundStory, parseStories } from './parseStories.ts';
import { findFile } from './publishedAssets.ts';

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
  originalNames?: ReadonlyMap<string, string>,
): Promise<{ stories: Stories; problems: ContentProblem[] }> {
  const read = projectsWithStory(content).map(async (project): Promise<FoundStory> => {
    const found = findFile(folder, project.story);
    const path = `projects[${content.projects.indexOf(project)}].story`;
    const problem = (message: string) => ({ problem: { file: fileOf(path), path, message } });
    if ('problem' in found) return { project, found: problem(found.problem) };
    const bytes = readFile(found.path).then((bytes) => ({ bytes }));
    return { project, found: await bytes.catch(({ message }) => problem(message)) };
  });
  const { files, problems } = parseStories(content, await Promise.all(read), originalNames);
  const pictures = [...files.values()].flatMap((file) => file.pictures.map(({ value }) => value));
  const sizes = await sizesOf(join(folder, 'files'), [...new Set(pictures)]);
  return { stories: { files, sizes }, problems };
}
