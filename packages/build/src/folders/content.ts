import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { repositoryRoot } from './repository.ts';

/** The sample's content, which the site shows until an owner has added their own. */
export const sampleFolder = join(repositoryRoot, 'packages/data/src/sample');

const chosenFolder = process.env.PORTFOLIO_CONTENT;

/** The folder of the owner's content: `content`, or the one that `PORTFOLIO_CONTENT` names. It may not exist yet. */
export const ownersContentFolder = chosenFolder
  ? resolve(chosenFolder)
  : join(repositoryRoot, 'content');

/** The folder of the content that the site shows now. The development server checks it again when files change. */
export const findContentFolder = (): string =>
  chosenFolder || existsSync(ownersContentFolder) ? ownersContentFolder : sampleFolder;

/** The folder of the content that the site showed when this process started. */
export const contentFolder = findContentFolder();

/** Whether the site showed the sample when this process started. */
export const isSample = contentFolder === sampleFolder;

/** The pictures and other files of that content. */
export const filesFolder = join(contentFolder, 'files');

/** The file of the content with what an import found no place for. Git ignores it, because it may be private. */
export const NOT_IMPORTED = 'not-imported.json';
