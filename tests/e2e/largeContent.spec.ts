import {
  EMPTY_CATEGORY,
  LONG_NAME,
  largeContent,
  PROJECT_COUNT,
  TECHNOLOGY_COUNT,
} from './otherContent/large';
import { testWith } from './otherContent/testWith';
import { routes } from './routes';
import { expect, openHydrated } from './test';

const test = testWith('large-content', largeContent);

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
