import type { Page } from '@playwright/test';
import { scrollPosition } from './support/page';
import { routes } from './support/routes';
import { expectNoShift, watchShifts } from './support/shifts';
import {
  expect,
  holdBack,
  openHydrated,
  openInteractive,
  test,
  waitForHydration,
} from './support/test';

/**
 * All text of the page, except that in <noscript>, which only a browser without JavaScript parses,
 * and that of the spam check's field.
 */
const pageText = (page: Page) =>
  page.locator('body').evaluate((body) => {
    const copy = body.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll('noscript, [aria-hidden]:has(> label)'))
      element.remove();
    return copy.textContent;
  });

for (const { path } of routes) {
  test(`hydrating ${path} changes no text, moves nothing and reports nothing`, async ({
    page,
    browser,
  }) => {
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await watchShifts(page);
    await openHydrated(page, path);
    await expectNoShift(page, path);
    await plain.goto(page.url());
    expect(await pageText(page)).toBe(await pageText(plain));
    await plain.close();
  });
}

test('on a phone nothing jumps while a page comes to life', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await watchShifts(page);
  for (const path of [...routes.map((route) => route.path), '/projects?category=financial-ai']) {
    await openInteractive(page, path);
    await expect(page.locator('canvas')).toBeVisible();
    await expectNoShift(page, path);
  }
});

test('a visitor who has scrolled before the application is there stays where they are', async ({
  page,
}) => {
  const release = await holdBack(page, 'entry.client');
  await page.goto('/projects');
  await page.mouse.move(600, 300);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => scrollPosition(page)).toBe(700);
  release();
  await waitForHydration(page);
  await expect(page.locator('[data-deferred]')).toHaveCount(0);
  expect(await scrollPosition(page)).toBe(700);
});
