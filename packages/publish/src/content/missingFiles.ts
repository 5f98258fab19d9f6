import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ContentProblem, LocalFile } from '@portfolio/data/validateContent';
import { repositoryRoot } from './folders.ts';

/** The files that the content names and that are not in `folder`. */
export const missingFiles = (files: readonly LocalFile[], folder: string): ContentProblem[] =>
  files
    .filter(({ src }) => !existsSync(join(folder, src)))
    .map(({ file, path, src }) => ({
      file,
      path,
      message: `there is no file ${src} in ${relative(repositoryRoot, folder)}`,
    }));
