import type { Page } from '@playwright/test';
import { routes } from './routes';
import { expectNoShift, watchShifts } from './shifts';
import { expect, openHydrated, test } from './test';

/**
 * All text of the page but that in <noscript>, which only a browser without JavaScript parses, and
 * that of the field for programs, which have a script too.
 */
const pageText = (page: Page) =>
  page.locator('body').evaluate((body) => {
    const copy = body.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll('noscript, form div[aria-hidden]'))
      element.remove();
    return copy.textContent;
  });

for (const { path, title, heading } of routes) {
  test(`hydrating ${path} changes no text, moves nothing and reports nothing`, async ({
    page,
    browser,
  }) => {
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await watchShifts(page);
    await openHydrated(page, path);
    await expectNoShift(page, path);
    await plain.goto(page.url());
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(await pageText(page)).toBe(await pageText(plain));
    await plain.close();
  });
}

test('an unknown address shows the error screen, and its ways out work', async ({ page }) => {
  const response = await openHydrated(page, '/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('Unexpected Application Error!');
  await expect(page.getByText('404 Not Found')).toBeVisible();
  await expect(page.locator('nav [aria-current]')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Skills' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skills');
  await expect(page).toHaveTitle(/^Skills/);
});

test('a page that is gone after a deploy is loaded anew, once', async ({ page, problems }) => {
  await openHydrated(page, '/');
  await page.route('**/assets/SkillsPage-*.js', (route) => route.fulfill({ status: 404 }));
  const reloaded = page.waitForEvent('load');
  await page.getByRole('navigation').getByRole('link', { name: 'Skills' }).click();
  await reloaded;
  // The new document is whole, although the page's code is still missing.
  await expect(page).toHaveURL('/skills');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skills');
  await expect
    .poll(() => problems.some((problem) => problem.includes('could not start')))
    .toBe(true);
  problems.length = 0;
});

test('a page whose code stays missing shows the error screen', async ({ page, problems }) => {
  await openHydrated(page, '/');
  await page.evaluate(() => sessionStorage.setItem('portfolio:reloaded-for', '/skills'));
  await page.route('**/assets/SkillsPage-*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('navigation').getByRole('link', { name: 'Skills' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(problems.length).toBeGreaterThan(0);
  problems.length = 0;
});

test('nothing scrolls sideways, from 320 to 1280 px', async ({ page }) => {
  for (const { path } of routes) {
    await page.goto(path);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(contentWidth, `${path} at ${width} px`).toBe(width);
    }
  }
});
