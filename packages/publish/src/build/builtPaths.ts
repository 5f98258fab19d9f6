import { fileNamesOf } from '@portfolio/artifacts/fileNames';
import { allProjectsPath } from '@portfolio/data/projects';
import type { Content } from '@portfolio/data/schema/content';
import {
  hashedFiles,
  hostFiles,
  notFoundFile,
  offlineFile,
  removalFile,
  serviceWorkerFile,
  workshopPath,
} from '../hosts/hostFiles.ts';
import { LICENCES } from './licences.ts';

/** The HTML file of a path: `/` is `index.html`, `/skills` is `skills.html`. */
export const htmlFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/**
 * Everything that a build writes besides pages and the owner's files, from the site's base: files, and
 * folders with a slash at their end. A test compares it with what a build has written.
 */
export function builtPaths(content: Content): string[] {
  const allProjects = allProjectsPath(content);
  return [
    ...fileNamesOf(content),
    ...Object.keys(hostFiles('', '/')),
    ...(allProjects ? [htmlFile(allProjects)] : []),
    notFoundFile,
    offlineFile,
    serviceWorkerFile,
    removalFile,
    LICENCES,
    hashedFiles,
    workshopPath,
  ];
}
