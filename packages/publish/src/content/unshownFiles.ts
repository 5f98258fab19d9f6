import { extname } from 'node:path';
import type { ContentProblem, LocalFile } from '@portfolio/data/validateContent';
import { contentTypes } from '../hosts/contentTypes.ts';

const shown = new Set(
  Object.entries(contentTypes).flatMap(([type, ends]) => (type.startsWith('image/') ? ends : [])),
);

const endOf = (src: string) => extname(src).slice(1).toLowerCase();

/**
 * Pictures that the pages show as they are, in formats that browsers don't show. The portrait is none of
 * them: the build makes other forms of it.
 */
export const unshownFiles = (files: readonly LocalFile[]): ContentProblem[] =>
  files
    .filter(({ path, src }) => path !== 'owner.portrait.src' && !shown.has(endOf(src)))
    .map(({ file, path, src }) => ({
      file,
      path,
      message: `browsers do not show ${src}: export it as SVG, PNG, JPEG, WebP or AVIF`,
    }));
