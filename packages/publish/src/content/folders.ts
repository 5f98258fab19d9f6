import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { repositoryRoot } from '@portfolio/backend/folder/paths';

export { repositoryRoot };

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The site's package. */
export const siteFolder = folder('../../../site');

/** Where the sample's content is, and where the code reads the owner's unless told otherwise. */
export const ownContentFolder = folder('../../../data/src/content');

/** The owner's content: in its place, or where `PORTFOLIO_CONTENT` says. */
export const contentFolder = process.env.PORTFOLIO_CONTENT
  ? resolve(process.env.PORTFOLIO_CONTENT)
  : ownContentFolder;

/** The owner's pictures and other files. */
export const filesFolder = join(contentFolder, 'files');

/** The folders with styles (`*.css.ts`). */
export const styleFolders = [folder('../../../ui/src'), join(siteFolder, 'src')];

/** The licence of the fonts, beside them. */
export const fontLicence = folder('../../../ui/src/fonts/files/OFL.txt');

/** What the site imports, and so all that a development server has to serve. */
export const servedFolders = [
  join(siteFolder, 'src'),
  folder('../../../ui/src'),
  folder('../../../data/src'),
  ...[siteFolder, folder('../../../ui'), folder('../../../data'), repositoryRoot].map((path) =>
    join(path, 'node_modules'),
  ),
];

/** What files are drawn from the content by: the code, the fonts, and the list of what is installed. */
export const drawingSources = [
  folder('../../../artifacts/src'),
  folder('../../../data/src'),
  folder('../../../ui/src'),
  join(repositoryRoot, 'node_modules/@fontsource-variable'),
  join(repositoryRoot, 'node_modules/.package-lock.json'),
];

/** Where a build keeps what the next one need not make again. */
export const cacheFolder = join(repositoryRoot, 'node_modules/.cache/portfolio');
