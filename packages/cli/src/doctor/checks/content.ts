import { type Check, count, failure, report } from '../check.ts';

/** The rules that the build checks, and the files that the content names. */
export const content: Check = {
  title: 'Content',
  run: ({ contentProblems }) =>
    report(
      contentProblems.map(({ message, ...place }) =>
        failure(message, 'Fix these: the build stops until you do.', place),
      ),
      'keeps every rule, and its files are there',
      `breaks a rule in ${count(contentProblems.length, 'place')}`,
    ),
};
