import { content as shippedContent } from '../content.ts';
import { HARM } from './otherContent/harm';
import { testWith } from './otherContent/testWith';
import { expect, openHydrated } from './test';

const test = testWith(
  'harmful-content',
  shippedContent,
  'tests/e2e/otherContent/harmful.vite.config.ts',
);

test('markup that got past the checks of the content is shown as text, and does nothing', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await expect(page).toHaveTitle(`${shippedContent.owner.name} · ${HARM}`);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', HARM);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /onerror/);
  await expect(page.locator('html')).toHaveAttribute('lang', /onerror/);
  await expect(page.getByRole('main')).toContainText(HARM);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
});
