import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { groups } from '../../.storybook/groups.ts';
import { readGuides } from '../../.storybook/guides/readGuides.ts';

const guides = readGuides(join(import.meta.dirname, '../../stories'));

/** What a reader sees without scrolling. */
const FIRST_RESULTS = 10;

async function openSearch(page: Page) {
  await page.goto('/');
  await expect(page.locator('.sidebar-item').first()).toBeVisible();
  return page.getByLabel('Search for components');
}

/** The ids of the pages that the sidebar's search finds, the best first. */
const resultsOf = (page: Page) =>
  page
    .locator('.search-result-item')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-id')?.split('#')[0] ?? ''));

async function expectFound(page: Page, words: string, id: string) {
  await expect
    .poll(async () => (await resultsOf(page)).slice(0, FIRST_RESULTS), { message: words })
    .toContain(id);
}

for (const [words, id] of [
  ['tooltip', 'cards-skilltile--docs'],
  ['copy', 'actions-copybutton--docs'],
  ['filter', 'navigation-categoryfilter--docs'],
  ['spam', 'forms-honeypot--docs'],
  ['before and after', 'figures-figurechange--docs'],
] as const) {
  test(`the sidebar's search for "${words}" finds ${id}, which opens from there`, async ({
    page,
  }) => {
    const search = await openSearch(page);
    await search.fill(words);
    await expectFound(page, words, id);
    await page.locator(`.search-result-item[data-id^="${id}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`path=/docs/${id}`));
  });
}

for (const group of Object.values(groups)) {
  test(`the search finds each of the ${group} by its name and by each task of its guide`, async ({
    page,
  }) => {
    const search = await openSearch(page);
    for (const { id, name, tasks } of guides.filter((guide) => guide.group === group)) {
      for (const words of [name, ...tasks]) {
        await search.fill(words);
        await expectFound(page, words, id);
      }
    }
  });
}

test('a chosen theme, direction and motion are in the address and still there after a reload', async ({
  page,
}) => {
  await page.goto('/?path=/docs/usage--docs');
  const docs = page.frameLocator('#storybook-preview-iframe');
  await expect(docs.getByRole('heading', { level: 1, name: 'Usage' })).toBeVisible();
  const choose = async (menu: string, item: string) => {
    await page.getByRole('button', { name: menu }).click();
    await page.getByRole('option', { name: item, exact: true }).click();
  };
  await choose('Theme', 'Dark');
  await choose('Direction of writing', 'Right to left');
  await choose('Motion', 'Reduced motion');
  const expectChosen = async () => {
    await expect(page).toHaveURL(/globals=theme:dark;direction:rtl;motion:reduced/);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    for (const [name, value] of [
      ['data-theme', 'dark'],
      ['dir', 'rtl'],
      ['data-motion', 'reduced'],
    ] as const) {
      await expect(docs.locator('html')).toHaveAttribute(name, value);
    }
  };
  await expectChosen();
  await page.reload();
  await expectChosen();
});
