import {
  EMPTY_CATEGORY,
  HARM,
  LONG_NAME,
  largeContent,
  PROJECT_COUNT,
  TECHNOLOGY_COUNT,
} from './otherContent/large';
import { testWith } from './otherContent/testWith';
import { card, expectFlipped, expectNoSidewaysScroll, main, showing, tab } from './support/page';
import { routes } from './support/routes';
import { expect, openHydrated, openInteractive } from './support/test';

const test = testWith(
  'large-content',
  largeContent,
  'tests/e2e/otherContent/harmful.vite.config.ts',
);

test(`${PROJECT_COUNT} projects can be shown, chosen from and turned over`, async ({ page }) => {
  await openInteractive(page, '/projects');
  await expect(page.getByRole('definition').first()).toHaveText(String(PROJECT_COUNT));
  await tab(page, 'Computer Vision').click();
  await expect(showing(page, '40 projects in Computer Vision')).toBeVisible();
  const last = page.getByRole('tabpanel').getByRole('article').last();
  await last.scrollIntoViewIfNeeded();
  await last.click();
  await expectFlipped(last);
});

test('a category without projects is not offered', async ({ page }) => {
  await openHydrated(page, `/projects?category=${EMPTY_CATEGORY.toLowerCase()}`);
  await expect(page.getByRole('tab')).toHaveCount(7 + 2);
  await expect(tab(page, EMPTY_CATEGORY)).toHaveCount(0);
  await expect(showing(page, '50 projects in MLOps')).toBeVisible();
});

test('who shows more projects by keyboard goes on with the first new one, also at the end', async ({
  page,
}) => {
  await openInteractive(page, '/projects?category=all');
  const cards = page.getByRole('tabpanel').getByRole('article');
  const more = page.getByRole('button', { name: 'Show more projects' });
  await expect(more).toBeVisible();
  while (await more.isVisible()) {
    const before = await cards.count();
    await more.press('Enter');
    await expect(cards.nth(before).locator(':focus')).toBeVisible();
  }
  await expect(cards).toHaveCount(PROJECT_COUNT);
});

test(`a project with ${TECHNOLOGY_COUNT} technologies names three and counts the others`, async ({
  page,
}) => {
  await openInteractive(page, '/projects');
  const long = card(page, LONG_NAME);
  await expect(long.getByText(`+${TECHNOLOGY_COUNT - 3} more`)).toBeVisible();
  await long.click();
  const all = long.getByRole('list', { name: /^Technologies/ }).getByRole('listitem');
  await expect(all).toHaveCount(TECHNOLOGY_COUNT);
  await expect(all.last()).toBeVisible();
});

test('names of 80 characters without a space fit every page', async ({ page }) => {
  for (const { path } of routes) {
    await page.goto(path);
    await expect(page.getByRole('banner')).toContainText(LONG_NAME);
    await expectNoSidewaysScroll(page, [320, 1280]);
  }
});

test('markup that got past the checks of the content is shown as text, and does nothing', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await expect(page).toHaveTitle(`${LONG_NAME} · ${HARM}`);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', HARM);
  await expect(page.locator('html')).toHaveAttribute('lang', /onerror/);
  await expect(main(page)).toContainText(HARM);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
});
