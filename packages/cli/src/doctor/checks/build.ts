import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { displayPath } from '@portfolio/backend/folder/paths';
import { listFiles } from '../builtSite.ts';
import { type Check, failure, report } from '../check.ts';
import type { Copy } from '../copy.ts';

const changedAt = (file: string): number => statSync(file).mtimeMs;

/** Why the site has to be built (again), and the file that shows it; undefined when it needn't be. */
function findProblem({ distFolder, sourceFolders }: Copy) {
  const page = join(distFolder, 'index.html');
  if (!existsSync(page)) return { file: distFolder, message: 'there is no built site' };
  if (!existsSync(join(distFolder, '404.html'))) {
    return { file: distFolder, message: 'there is no 404.html, the page for unknown addresses' };
  }
  const newer = sourceFolders
    .flatMap((folder) => listFiles(folder).map((file) => join(folder, file)))
    .find((file) => changedAt(file) > changedAt(page));
  return newer && { file: newer, message: 'was changed after the build' };
}

/** Whether there is a build, made from the sources as they are now. */
export const build: Check = {
  title: 'Build',
  run(copy) {
    const problem = findProblem(copy);
    const findings = problem
      ? [failure(problem.message, 'Run npm run build.', { file: displayPath(problem.file) })]
      : [];
    return report(findings, 'is there and up to date', 'has to be made');
  },
};
