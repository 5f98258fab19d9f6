import { content } from '../content.ts';
import { testWith } from './otherContent/testWith';
import { theme } from './support/page';
import { expect, openHydrated } from './support/test';

const test = testWith('dark-only', {
  ...content,
  site: { ...content.site, look: 'technical', theme: 'dark' },
});

test('a site with a dark theme only is dark on every screen, light on paper, and has no switch', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  // A choice from before the owner left visitors none.
  await page.addInitScript(() => localStorage.setItem('portfolio:theme', 'light'));
  await openHydrated(page, '/');
  const lightness = () =>
    page.evaluate(() => {
      const [red = 0] = (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(
        Number,
      );
      return red;
    });
  expect(await lightness()).toBeLessThan(40);
  for (const name of ['Light', 'Dark']) await expect(theme(page, name)).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  expect(await lightness()).toBeGreaterThan(230);
});
