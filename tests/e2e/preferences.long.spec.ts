import type { Page } from '@playwright/test';
import { expect, openHydrated, test } from './support/test';

/** Records the button's label when the page stops its animations. */
const noteAnswer = (page: Page) =>
  page.evaluate(() => {
    new MutationObserver(() => {
      const buttons = Array.from(document.querySelectorAll('button'), (one) => one.textContent);
      Object.assign(window, { saidThen: buttons.filter((text) => text?.endsWith('animations')) });
    }).observe(document.documentElement, { attributeFilter: ['data-motion'] });
  });

test('the button that pauses animations answers before the page changes', async ({ page }) => {
  await openHydrated(page, '/');
  await noteAnswer(page);
  await page.getByRole('button', { name: 'Pause animations' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
  expect(await page.evaluate(() => Reflect.get(window, 'saidThen'))).toEqual(['Play animations']);
});
