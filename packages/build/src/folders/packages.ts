import { join } from 'node:path';
import { repositoryRoot } from './repository.ts';

const folderOf = (name: string) => join(repositoryRoot, 'packages', name);

/** The site's package. */
export const siteFolder = folderOf('site');

const uiSource = join(folderOf('ui'), 'src');

/** The folders with styles (`*.css.ts`). */
export const styleFolders = [uiSource, join(siteFolder, 'src')];

/** The whole font files. */
export const fontFolder = join(uiSource, 'fonts/files');

/** The licence of the fonts, next to them. */
export const fontLicence = join(fontFolder, 'OFL.txt');

/** The folders from which the site imports. A development server has to serve these and no others. */
export const servedFolders = [
  join(siteFolder, 'src'),
  uiSource,
  ...['data', 'figures', 'words'].map((name) => join(folderOf(name), 'src')),
  ...[siteFolder, folderOf('ui'), folderOf('data'), folderOf('figures'), repositoryRoot].map(
    (path) => join(path, 'node_modules'),
  ),
];
