import { unsupportedClaims } from '@portfolio/data/validation/claims';
import { fileOf } from '@portfolio/data/validation/contentProblem';
import { showValue } from '@portfolio/data/values/showValue';
import { count } from '../../count.ts';
import type { ContentCheck } from '../facts/check.ts';
import { content as contentCheck } from './content.ts';

/** Whether the content supports the figures on the About page. */
export const statistics: ContentCheck = {
  title: 'Statistics',
  needs: [contentCheck],
  fix: 'Lower the figure, or add what is missing: visitors can count.',
  run({ content }) {
    const problems = unsupportedClaims(content, Date.now()).map(
      ({ path, words, held, unit, files }) => ({
        level: 'warning' as const,
        file: fileOf(path),
        path,
        message: `the page says ${showValue(words)}, but the content holds ${held} ${unit} (${files.join(', ')})`,
      }),
    );
    const { length } = content.about.statistics;
    return {
      problems,
      passed: `${count(length, 'figure')}, and none claims more than the content holds`,
    };
  },
};
