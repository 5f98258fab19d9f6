import { relative } from 'node:path';
import { contentFolder, repositoryRoot } from '../../build/folders.ts';
import { missingFiles } from '../../build/missingFiles.ts';
import { type Check, count, type Report } from '../check.ts';
import type { Copy } from '../copy.ts';

const MEND = 'The build stops until these are mended.';

async function findProblems(copy: Copy) {
  const content = await copy.content();
  // Not before the content has been loaded, because it loads the content, too.
  const { localFiles, validateContent } = await import('@portfolio/data/validateContent');
  return [...validateContent(content), ...missingFiles(localFiles(content), copy.filesFolder)];
}

function cannotBeLoaded(error: unknown): Report {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const [file = relative(repositoryRoot, contentFolder)] =
    /packages\/data\/src\/content\/\w+\.ts(?::\d+)?/.exec(`${message}\n${stack}`) ?? [];
  return {
    summary: 'cannot be loaded',
    findings: [{ level: 'failure', file, message, mend: 'npm run types shows the line.' }],
  };
}

/** The rules that the build holds the content to, and the files it names. */
export const content: Check = {
  title: 'Content',
  async run(copy) {
    try {
      const problems = await findProblems(copy);
      return {
        summary:
          problems.length === 0
            ? 'keeps every rule, and its files are there'
            : `breaks a rule in ${count(problems.length, 'place')}`,
        findings: problems.map((problem) => ({ level: 'failure', ...problem, mend: MEND })),
      };
    } catch (error) {
      return cannotBeLoaded(error);
    }
  },
};
