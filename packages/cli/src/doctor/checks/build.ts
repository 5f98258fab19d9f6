import { existsSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { repositoryRoot } from '@portfolio/publish/content/folders';
import { isBuilt, listFiles } from '../builtSite.ts';
import type { Check, Finding } from '../check.ts';
import type { Copy } from '../copy.ts';

const changedAt = (file: string): number => statSync(file).mtimeMs;

/** The source that was changed last, after the build; undefined when the build is the newest. */
function findNewerSource({ sourceFolders, distFolder }: Copy): string | undefined {
  const sources = sourceFolders
    .flatMap((folder) => listFiles(folder).map((file) => join(folder, file)))
    .sort((one, other) => changedAt(other) - changedAt(one));
  const [newest] = sources;
  const builtAt = changedAt(join(distFolder, 'index.html'));
  return newest !== undefined && changedAt(newest) > builtAt ? newest : undefined;
}

function findProblem(copy: Copy): Pick<Finding, 'file' | 'message'> | undefined {
  const shown = relative(repositoryRoot, copy.distFolder);
  if (!isBuilt(copy.distFolder)) return { file: shown, message: 'there is no built site' };
  if (!existsSync(join(copy.distFolder, '404.html'))) {
    return { file: shown, message: 'there is no 404.html, which answers unknown addresses' };
  }
  const source = findNewerSource(copy);
  return source
    ? { file: relative(repositoryRoot, source), message: 'was changed after the build' }
    : undefined;
}

/** Whether there is a build, made from what the sources say now. */
export const build: Check = {
  title: 'Build',
  run(copy) {
    const problem = findProblem(copy);
    if (!problem) return { summary: 'is there and up to date', findings: [] };
    return {
      summary: 'has to be made',
      findings: [{ level: 'failure', ...problem, mend: 'Run npm run build.' }],
    };
  },
};
