import { createContentReader } from '@portfolio/build/content/contentReader';
import { sampleFolder } from '@portfolio/build/folders/content';
import { shownCaseStudies } from '@portfolio/data/shown/shownCaseStudies';
import { english } from '../language';
import { findCovered } from './support/findCovered';
import { routes } from './support/routes';
import { expect, openInteractive, test } from './support/test';

const caseStudies = shownCaseStudies(await createContentReader(sampleFolder).read(), english);

for (const { path } of [...routes, ...caseStudies, { path: '/no-such-page' }]) {
  test(`all links and buttons of ${path} can be pressed, at any width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openInteractive(page, path);
    for (const width of [360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(findCovered), `at ${width} px`).toEqual([]);
    }
  });
}

test('an open tooltip covers no more than it shows', async ({ page }) => {
  await openInteractive(page, '/skills');
  await page.getByRole('button', { name: 'MLflow', exact: true }).first().focus();
  await expect(page.getByRole('tooltip')).toBeAttached();
  expect(await page.evaluate(findCovered)).toEqual([]);
});
