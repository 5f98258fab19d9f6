import { expect, type Locator, type Page, test } from '@playwright/test';
import axe from 'axe-core';
import { expectFound, openSearch } from './search.ts';

test("the sidebar's search finds a component by what it is for, and opens it", async ({ page }) => {
  const search = await openSearch(page);
  for (const [words, id] of [
    ['copy', 'let-somebody-act-copybutton--docs'],
    ['filter', 'find-the-way-categoryfilter--docs'],
    ['spam', 'ask-and-answer-honeypot--docs'],
    ['before and after', 'show-a-result-figurechange--docs'],
    ['tooltip', 'say-it-in-words-tooltip--docs'],
  ] as const) {
    await search.fill(words);
    await expectFound(page, words, id);
  }
  await page
    .locator('.search-result-item[data-id^="say-it-in-words-tooltip--docs"]')
    .first()
    .click();
  await expect(page).toHaveURL(/path=\/docs\/say-it-in-words-tooltip--docs/);
});

test('the sidebar shows the states of a component, and its tests when they are asked for', async ({
  page,
}) => {
  await page.goto('/?path=/docs/say-it-in-words-tooltip--docs');
  const story = (id: string) => page.locator(`[data-item-id="${id}"]`);
  await expect(story('say-it-in-words-tooltip--states')).toBeVisible();
  await expect(story('say-it-in-words-tooltip--pinned-by-click')).toBeVisible();
  await expect(story('say-it-in-words-tooltip--keyboard')).toHaveCount(0);
  // A page of foundations is no test, though all of its stories are.
  await expect(story('foundations-layers--docs')).toBeVisible();
  await page.getByRole('button', { name: 'tag filter' }).click();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(story('say-it-in-words-tooltip--keyboard')).toBeVisible();
});

const CHOSEN = 'globals=theme:dark;direction:rtl;motion:reduced';

async function expectChosen(page: Page, docs: Locator) {
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  for (const [name, value] of [
    ['data-theme', 'dark'],
    ['dir', 'rtl'],
    ['data-motion', 'reduced'],
  ] as const) {
    await expect(docs).toHaveAttribute(name, value);
  }
}

test('a chosen theme, direction and motion are shown, kept in the address, and there after a reload', async ({
  page,
}) => {
  await page.goto('/?path=/docs/accessibility--docs');
  const docs = page.frameLocator('#storybook-preview-iframe').locator('html');
  await docs.getByRole('heading', { level: 1, name: 'Accessibility' }).waitFor();
  const choose = async (menu: string, item: string) => {
    await page.getByRole('button', { name: menu }).click();
    await page.getByRole('option', { name: item, exact: true }).click();
  };
  await choose('Theme System theme', 'Dark');
  await choose('Direction of writing Left to right', 'Right to left');
  await choose('Motion System motion', 'Reduced motion');
  await expectChosen(page, docs);
  await expect(page).toHaveURL(new RegExp(CHOSEN));
  await page.reload();
  await expectChosen(page, docs);
});

for (const theme of ['light', 'dark'] as const) {
  test(`the text around the pages has enough contrast in the ${theme} theme`, async ({ page }) => {
    await page.goto(`/?path=/docs/contributing--docs&globals=theme:${theme}`);
    await expect(page.locator('.sidebar-item[data-selected="true"]')).toBeVisible();
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate(() =>
      (globalThis as unknown as { axe: typeof axe }).axe.run({
        runOnly: ['color-contrast'],
        iframes: false,
      }),
    );
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  });
}
