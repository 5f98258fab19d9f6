import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { repositoryRoot } from './repository.ts';

/** The sample's content, which the site shows until there is content of an owner. */
export const sampleFolder = join(repositoryRoot, 'packages/data/src/sample');

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
