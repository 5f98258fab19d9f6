import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CaseStudies, PictureSizes } from '@portfolio/data/caseStudy/caseStudy';
import type { Content } from '@portfolio/data/schema/content';
import { projectsWithCaseStudy } from '@portfolio/data/shown/caseStudies';
import { type ContentProblem, fileOf } from '@portfolio/data/validation/contentProblem';
import { readHeader } from '../documents/pictures/openImage.ts';
import { type FoundCaseStudy, parseCaseStudies } from './parseCaseStudies.ts';
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
 * Reads the case studies that the projects name.
 * @param folder of the content
 * @param content must be valid
 * @param originalNames for a translation, the titles in the first language by the translated ones
 */
export async function readCaseStudies(
  folder: string,
  content: Content,
  originalNames?: ReadonlyMap<string, string>,
): Promise<{ caseStudies: CaseStudies; problems: ContentProblem[] }> {
  const read = projectsWithCaseStudy(content).map(async (project): Promise<FoundCaseStudy> => {
    const found = findFile(folder, project.caseStudy);
    const path = `projects[${content.projects.indexOf(project)}].caseStudy`;
    const problem = (message: string) => ({ problem: { file: fileOf(path), path, message } });
    if ('problem' in found) return { project, found: problem(found.problem) };
    const bytes = readFile(found.path).then((bytes) => ({ bytes }));
    return { project, found: await bytes.catch(({ message }) => problem(message)) };
  });
  const { files, problems } = parseCaseStudies(content, await Promise.all(read), originalNames);
  const pictures = [...files.values()].flatMap((file) => file.pictures.map(({ value }) => value));
  const sizes = await sizesOf(join(folder, 'files'), [...new Set(pictures)]);
  return { caseStudies: { files, sizes }, problems };
}
