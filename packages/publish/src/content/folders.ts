import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { repositoryRoot } from '@portfolio/backend/folder/paths';

export { repositoryRoot };

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The site's package. */
export const siteFolder = folder('../../../site');

/** The sample's content, which the site shows until there is content of an owner. */
export const sampleFolder = folder('../../../data/src/sample');

const named = process.env.PORTFOLIO_CONTENT;

/** The folder of the owner's content, which may not be there yet: `content`, or the one that `PORTFOLIO_CONTENT` names. */
export const ownersContentFolder = named ? resolve(named) : join(repositoryRoot, 'content');

/** The folder of the content that the site shows now. A development server asks again when files change. */
export const findContentFolder = (): string =>
  named || existsSync(ownersContentFolder) ? ownersContentFolder : sampleFolder;

/** The folder of the content that the site showed when this process started. */
export const contentFolder = findContentFolder();

/** Whether that is the sample. */
export const isSample = contentFolder === sampleFolder;

/** The pictures and other files of that content. */
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
