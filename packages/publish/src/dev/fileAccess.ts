import { dataDirFrom, displayPath } from '@portfolio/backend/folder/paths';
import {
  isWithin,
  literally,
  privateFiles,
  withRealPath,
} from '@portfolio/backend/folder/privateFiles';
import { OwnerError } from '@portfolio/data/OwnerError';
import { normalizePath, type Plugin } from 'vite';
import { contentFolder, filesFolder } from '../content/folders.ts';

/** Vite's own list, which ours would otherwise replace. */
const secretFiles = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
];

/**
 * Globs for the owner's content. Pages get it through `virtual:content` and `publishedFiles`: nobody needs its files as
 * they are, with drafts and unpublished parts. The whole folder, unless it also contains served files.
 */
function contentFiles(served: readonly string[]): string[] {
  return withRealPath(contentFolder).flatMap((folder) => {
    const holdsServed = served.some((path) => isWithin(folder, path));
    const within = literally(folder);
    return holdsServed ? [`${within}/files/**`, `${within}/*.json`] : [`${within}/**`];
  });
}

/**
 * Lets a development server serve only the files of these folders, and no secret ones: neither the data folder,
 * wherever `PORTFOLIO_DATA_DIR` puts it, nor the content as it is. No other site may read its files.
 * @param folders the served folders, with everything below them
 */
export function fileAccess(folders: readonly string[]): Plugin {
  return {
    name: 'portfolio:file-access',
    config() {
      const dataDir = dataDirFrom(process.env);
      if (withRealPath(filesFolder).some((folder) => isWithin(folder, dataDir))) {
        throw new OwnerError(
          `PORTFOLIO_DATA_DIR must not be in ${displayPath(filesFolder)}, whose files can be published, but is "${displayPath(dataDir)}": choose a folder that is not, such as .portfolio.`,
        );
      }
      const served = [...new Set(folders.flatMap(withRealPath))];
      return {
        server: {
          cors: false,
          fs: {
            allow: served.map(normalizePath),
            deny: [...secretFiles, ...privateFiles(process.env, served), ...contentFiles(served)],
          },
        },
      };
    },
  };
}
