import { fileNames } from '@portfolio/artifacts/fileNames';
import { valuesAt } from '@portfolio/data/valuesAt';
import { LICENCES } from '../build/licences.ts';
import {
  hashedFiles,
  offlineFile,
  removalFile,
  serviceWorkerFile,
  workshopPath,
} from '../hosts/hostFiles.ts';

/** What the build writes whatever the content holds. */
const always = [
  'index.html',
  '404.html',
  offlineFile,
  'projects-all.html',
  serviceWorkerFile,
  removalFile,
  LICENCES,
  '_headers',
  'nginx.conf',
];

/** Folders that are the build's own, with all that is in them. */
const folders = [hashedFiles, workshopPath];

/** The addresses of pages: a file of the same name would be served in the place of the page. */
const pagesIn = (content: unknown) =>
  valuesAt(content, 'pages.*.path').flatMap(({ value }) =>
    typeof value === 'string' && value.length > 1 ? [value.slice(1)] : [],
  );

/**
 * Whether the build makes a file of this name, or a folder, or needs it for a page. Capitals make no difference: on
 * some systems they don't.
 * @param content what the owner's files hold, of whatever shape
 */
export function isBuilt(content: unknown, name: string): boolean {
  const pages = pagesIn(content).flatMap((page) => [page, `${page}.html`]);
  const names = [...always, ...pages, ...fileNames(content)].map((each) => each.toLowerCase());
  const own = name.toLowerCase();
  const isIn = folders.some((folder) => `${own}/`.startsWith(folder));
  return isIn || names.some((each) => each === own || each.startsWith(`${own}/`));
}
