import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { createStaticSite } from '../../packages/site/server/staticSite';
import {
  EMPTY_CATEGORY,
  HARM,
  LONG_NAME,
  PROJECT_COUNT,
  TECHNOLOGY_COUNT,
} from './largeContent/changes';
import { routes } from './routes';
import { test as base, expect, openHydrated } from './test';

const OUT_DIR = 'test-results/large-content';

/** The site built with large content, in place of the owner's. */
const test = base.extend<object, { largeSite: string }>({
  largeSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
    async ({}, use) => {
      execFileSync(
        process.execPath,
        [
          'node_modules/vite/bin/vite.js',
          'build',
          'packages/site',
          '--config=tests/e2e/largeContent/vite.config.ts',
          `--outDir=../../${OUT_DIR}`,
        ],
        { stdio: 'pipe' },
      );
      const server = createServer(createStaticSite(resolve(OUT_DIR))).listen(0, '127.0.0.1');
      await once(server, 'listening');
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ largeSite }, use) => use(largeSite),
});

// One worker, which builds once.
test.describe.configure({ mode: 'serial' });

test(`${PROJECT_COUNT} projects can be shown, chosen from and turned over`, async ({ page }) => {
  await openHydrated(page, '/projects');
  await page.mouse.move(1, 1);
  await expect(page.locator('[data-deferred]')).toHaveCount(0);
  await expect(page.getByRole('definition').first()).toHaveText(String(PROJECT_COUNT));
  await page.getByRole('tab', { name: /^Computer Vision/ }).click();
  await expect(page.getByText('Currently showing 40 projects in Computer Vision')).toBeVisible();
  const last = page.getByRole('tabpanel').getByRole('article').last();
  await last.scrollIntoViewIfNeeded();
  await last.click();
  await expect(last).toHaveAttribute('data-flipped', 'true');
});

test('a category with no project is not offered', async ({ page }) => {
  await openHydrated(page, `/projects?category=${EMPTY_CATEGORY.toLowerCase()}`);
  await expect(page.getByRole('tab')).toHaveCount(7);
  await expect(page.getByRole('tab', { name: EMPTY_CATEGORY })).toHaveCount(0);
  await expect(page.getByText('Currently showing 50 projects in MLOps')).toBeVisible();
});

test(`a project with ${TECHNOLOGY_COUNT} technologies names three and counts the others`, async ({
  page,
}) => {
  await openHydrated(page, '/projects');
  await page.mouse.move(1, 1);
  await expect(page.locator('[data-deferred]')).toHaveCount(0);
  const card = page.getByRole('article').filter({ hasText: LONG_NAME });
  await expect(card.getByText(`+${TECHNOLOGY_COUNT - 3} more`)).toBeVisible();
  await card.click();
  const all = card.getByRole('list', { name: /^Technologies/ }).getByRole('listitem');
  await expect(all).toHaveCount(TECHNOLOGY_COUNT);
  await expect(all.last()).toBeVisible();
});

test('names of 80 characters, which nothing breaks, fit every page', async ({ page }) => {
  for (const { path } of routes) {
    await page.goto(path);
    await expect(page.getByRole('banner')).toContainText(LONG_NAME);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(contentWidth, `${path} at ${width} px`).toBe(width);
    }
  }
});

test('markup that got past the checks of the content is shown as text, and does nothing', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await expect(page).toHaveTitle(HARM);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', HARM);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /onerror/);
  await expect(page.locator('html')).toHaveAttribute('lang', /onerror/);
  await expect(page.getByRole('main')).toContainText(HARM);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
});
