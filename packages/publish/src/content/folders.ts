import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { repositoryRoot } from '@portfolio/backend/folder/paths';

export { repositoryRoot };

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The site's package. */
export const siteFolder = folder('../../../site');

/** The folder of the sample's content, and by default of the owner's. */
export const ownContentFolder = folder('../../../data/src/content');

/** The folder of the owner's content: the default one, or that in `PORTFOLIO_CONTENT`. */
export const contentFolder = process.env.PORTFOLIO_CONTENT
  ? resolve(process.env.PORTFOLIO_CONTENT)
  : ownContentFolder;

/** Whether that is the sample. */
export const isSample = contentFolder === ownContentFolder;

/** The owner's pictures and other files. */
export const filesFolder = join(contentFolder, 'files');

/** The folders with styles (`*.css.ts`). */
export const styleFolders = [folder('../../../ui/src'), join(siteFolder, 'src')];

/** The whole font files. */
export const fontFolder = folder('../../../ui/src/fonts/files');

/** The licence of the fonts, next to them. */
export const fontLicence = join(fontFolder, 'OFL.txt');

/** The folders from which the site imports, and so all that a development server has to serve. */
export const servedFolders = [
  join(siteFolder, 'src'),
  folder('../../../ui/src'),
  folder('../../../data/src'),
  folder('../../../words/src'),
  ...[siteFolder, folder('../../../ui'), folder('../../../data'), repositoryRoot].map((path) =>
    join(path, 'node_modules'),
  ),
];
