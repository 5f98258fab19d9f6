import { OwnerError } from '@portfolio/data/validation/OwnerError';
import { normalizePath, type Plugin } from 'vite';
import { contentFolder, filesFolder } from '../folders/content.ts';
import { dataDirFrom, dataPaths } from '../folders/dataFolder.ts';
import { displayPath, isWithin, withRealPath } from '../folders/repository.ts';

/** Vite's own list, which ours would otherwise replace. */
const secretFiles = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
];

/** A path as a glob that matches it alone. */
const literally = (path: string) =>
  path.replaceAll('\\', '/').replace(/[*?[\]{}()!+@|$^]/g, (character) => `\\${character}`);

/**
 * Globs for the contents of the data folder, which are the messages and the secret that signs the owner's
 * tokens: in its usual place and in `PORTFOLIO_DATA_DIR`. The whole folder, unless it also contains served files.
 */
function dataFiles(served: readonly string[]): string[] {
  const folders = [dataDirFrom({}), dataDirFrom(process.env)].flatMap(withRealPath);
  return [...new Set(folders)].flatMap((folder) => {
    const holdsServed = served.some((path) => isWithin(folder, path));
    const paths = holdsServed ? Object.values(dataPaths(folder)) : [folder];
    return paths.map(literally).flatMap((path) => [path, `${path}.*`, `${path}/**`]);
  });
}

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
            deny: [...secretFiles, ...dataFiles(served), ...contentFiles(served)],
          },
        },
      };
    },
  };
}
