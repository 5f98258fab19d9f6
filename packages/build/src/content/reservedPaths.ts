import { legalPages } from '@portfolio/data/shown/legal';
import { allProjectsPath } from '@portfolio/data/shown/projects';
import { fileNames } from '../documents/fileNames.ts';
import { editorFolder, hashedFiles, hostFiles, notFoundFile } from '../hosts/hostFiles.ts';
import { languageFolder, otherLanguages } from './languages.ts';

/** The file with the licences of all third-party code and fonts. */
export const LICENCES = 'licenses.txt';

/** The HTML file of a path: `/` is `index.html`, `/skills` is `skills.html`. */
export const htmlFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/**
 * The paths below the site's base that a build writes itself, besides pages and the owner's files. A path of a folder
 * ends with a slash. A test compares the list with a finished build.
 * @param content the values of the owner's files, of any shape
 */
export function reservedPaths(content: unknown): string[] {
  const { pages, projects, site } = Object(content);
  const languages = otherLanguages(Object(site)).map(languageFolder);
  const allProjects = pages?.projects && projects && allProjectsPath({ pages, projects });
  return [
    ...fileNames(content),
    ...Object.keys(hostFiles('', 'https://example.com', languages)),
    ...(allProjects ? [htmlFile(allProjects)] : []),
    ...legalPages(Object(site)).map(({ path }) => htmlFile(path)),
    notFoundFile,
    LICENCES,
    hashedFiles,
    ...(Object(site).editor === true ? [editorFolder] : []),
    ...languages,
  ];
}
