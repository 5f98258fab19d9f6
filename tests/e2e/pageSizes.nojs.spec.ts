import { limits, measurePages } from '@portfolio/build/prerender/pageWeights';
import { projects } from '../content.ts';
import { BUILT, builtScripts } from './support/builtScripts';
import { routes } from './support/routes';
import { expect, test } from './support/test';

test('every page keeps the limits of size', async () => {
  const pages = await measurePages(BUILT, builtScripts());
  // All pages and case studies, and the error page.
  const caseStudies = projects.filter(({ caseStudy }) => caseStudy).length;
  expect(pages).toHaveLength(routes.length + caseStudies + 1);
  for (const { name, ...sizes } of pages) {
    for (const [what, limit] of Object.entries(limits)) {
      const size = sizes[what as keyof typeof limits];
      expect(size, `${what} of ${name}, bytes`).toBeGreaterThan(1000);
      expect(size, `${what} of ${name}, bytes`).toBeLessThanOrEqual(limit);
    }
  }
});
