import type { Check } from '../check.ts';

/** The rules that the build checks, and the files that the content names. */
export const content: Check = {
  title: 'Content',
  fix: 'Fix these: the build stops until you do.',
  run: ({ contentProblems }) => ({
    problems: contentProblems,
    passed: 'keeps every rule, and its files are there',
  }),
};
