import { OwnerError } from '@portfolio/data/validation/OwnerError';
import { normalizePath, type Plugin } from 'vite';
import { contentFolder, filesFolder } from '../folders/content.ts';
import { dataDirFrom, dataPaths } from '../folders/dataFolder.ts';
import { displayPath, isWithin, withRealPath } from '../folders/repository.ts';

/** Vite's default list. Ours replaces it, so it must contain it. */
const secretFiles = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
];

/** Escapes a path so that as a glob it matches nothing else. */
const escapeGlob = (path: string) =>
  path.replaceAll('\\', '/').replace(/[*?[\]{}()!+@|$^]/g, (character) => `\\${character}`);

/**
 * Globs for the data folder, which holds the messages and the secret that signs the owner's tokens. They cover its usual
 * place and `PORTFOLIO_DATA_DIR`. A folder that also contains served files isn't denied as a whole.
 */
function dataFiles(served: readonly string[]): string[] {
  const folders = [dataDirFrom({}), dataDirFrom(process.env)].flatMap(withRealPath);
  return [...new Set(folders)].flatMap((folder) => {
    const holdsServed = served.some((path) => isWithin(folder, path));
    const paths = holdsServed ? Object.values(dataPaths(folder)) : [folder];
    return paths.map(escapeGlob).flatMap((path) => [path, `${path}.*`, `${path}/**`]);
  });
}

/**
 * Globs for the owner's content. Its files may hold drafts, and nobody needs them, because pages get the content through
 * `virtual:content` and `publishAssets`. A folder that also contains served files isn't denied as a whole.
 */
function contentFiles(served: readonly string[]): string[] {
  return withRealPath(contentFolder).flatMap((folder) => {
    const holdsServed = served.some((path) => isWithin(folder, path));
    const within = escapeGlob(folder);
    return holdsServed ? [`${within}/files/**`, `${within}/*.json`] : [`${within}/**`];
  });
}

/**
 * Lets a development server serve only the files in these folders, and neither secrets, the data folder nor the content's
 * own files. Other sites can't read what it serves.
 * @param folders are served with everything below them
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
