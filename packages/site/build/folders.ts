import { fileURLToPath } from 'node:url';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The root of the repository. */
export const repositoryRoot = folder('../../..');

/** The site's package. */
export const siteFolder = folder('..');

/** The owner's content. */
export const contentFolder = folder('../../data/src/content');

/** The owner's pictures and other files, served as they are. */
export const filesFolder = folder('../../data/src/content/files');

/** Where the styles stand (`*.css.ts`). */
export const styleFolders = [folder('../../ui/src'), folder('../src')];
