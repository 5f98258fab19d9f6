import { existsSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { type ContentProblem, localFiles } from '@portfolio/data/validateContent';
import { contentTypes } from '../hosts/contentTypes.ts';
import { repositoryRoot } from './folders.ts';

const shown = new Set(
  Object.entries(contentTypes).flatMap(([type, ends]) => (type.startsWith('image/') ? ends : [])),
);

/** Whether browsers show a picture as it is. The portrait is shown in forms that the build makes of it. */
const isShown = (path: string, src: string) =>
  path === 'owner.portrait.src' || shown.has(extname(src).slice(1).toLowerCase());

/**
 * The files that the content names and that are not in `folder`, or that browsers don't show.
 * @param content what the files hold, of whatever shape
 */
export const fileProblems = (content: unknown, folder: string): ContentProblem[] =>
  localFiles(content).flatMap(({ file, path, src }) => {
    if (!existsSync(join(folder, src))) {
      const message = `there is no file ${src} in ${relative(repositoryRoot, folder)}`;
      return { file, path, message };
    }
    if (isShown(path, src)) return [];
    const message = `browsers do not show ${src}: export it as SVG, PNG, JPEG, WebP or AVIF`;
    return { file, path, message };
  });
