import { createContentReader } from '@portfolio/build/content/contentReader';
import { sampleFolder } from '@portfolio/build/folders/content';
import { shownCaseStudies } from '@portfolio/data/shown/shownCaseStudies';
import { english } from '../language';
import { readBy } from './support/accessibilityTree';
import { findCovered } from './support/findCovered';
import { routes } from './support/routes';
import { expect, openInteractive, test } from './support/test';
import { coloursUnderPointer, findStrays } from './support/typography';

const caseStudies = shownCaseStudies(await createContentReader(sampleFolder).read(), english);

// Opening a page takes longer than looking at it, so each is opened once.
for (const { path } of [...routes, ...caseStudies, { path: '/no-such-page' }]) {
  test(`${path} can be read and pressed, at any width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openInteractive(page, path);

    await test.step('a drawing is read as its sentence, without the texts in it', async () => {
      const images = await readBy(page, ['image']);
      expect.soft(images.filter(({ texts }) => texts.length > 0)).toEqual([]);
    });

    await test.step('no name is read twice', async () => {
      const twice = await page.locator('[title]').evaluateAll((elements) =>
        elements
          .filter((element) => {
            const copy = element.cloneNode(true) as HTMLElement;
            for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
            const names = [...copy.querySelectorAll('[aria-label]'), copy].map(
              ({ ariaLabel }) => ariaLabel,
            );
            return [copy.textContent, ...names].includes(copy.title);
          })
          .map(({ outerHTML }) => outerHTML),
      );
      expect.soft(twice).toEqual([]);
    });

    await test.step('texts and gaps have only the sizes of the tokens', async () => {
      for (const end of ['narrow', 'wide'] as const) {
        expect.soft(await findStrays(page, end), end).toEqual([]);
      }
    });

    await test.step('all links and buttons can be pressed', async () => {
      for (const width of [360, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await page.evaluate(findCovered), `at ${width} px`).toEqual([]);
      }
    });

    await test.step('whatever can be pressed answers the pointer with the same colour', async () => {
      const [link, ...others] = await coloursUnderPointer(page);
      expect(others.length).toBeGreaterThan(10);
      expect.soft(others.filter(({ color }) => color !== link?.color)).toEqual([]);
    });
  });
}

test('an open tooltip covers no more than it shows', async ({ page }) => {
  await openInteractive(page, '/skills');
  await page.getByRole('button', { name: 'MLflow', exact: true }).first().focus();
  await expect(page.getByRole('tooltip')).toBeAttached();
  expect(await page.evaluate(findCovered)).toEqual([]);
});
