import { type Check, count } from '../check.ts';

const MEND = 'The build stops until these are mended.';

/** The rules that the build holds the content to, and the files it names. */
export const content: Check = {
  title: 'Content',
  async run(copy) {
    const problems = await copy.contentProblems();
    return {
      summary:
        problems.length === 0
          ? 'keeps every rule, and its files are there'
          : `breaks a rule in ${count(problems.length, 'place')}`,
      findings: problems.map((problem) => ({ level: 'failure', ...problem, mend: MEND })),
    };
  },
};
