import { unsupportedClaims } from '@portfolio/data/validation/claims';
import { showValue } from '@portfolio/data/values/showValue';
import { count } from '../../count.ts';
import type { ContentCheck } from './check.ts';

/** Whether the content supports the figures on the About page. */
export const statistics: ContentCheck = {
  title: 'Statistics',
  fix: 'Lower the figure, or add what is missing: visitors can count.',
  run({ content }) {
    const problems = unsupportedClaims(content, Date.now()).map(
      ({ path, words, held, unit, files }) => ({
        level: 'warning' as const,
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
