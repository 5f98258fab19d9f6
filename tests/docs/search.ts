import { expect, type Page } from '@playwright/test';

/** What a reader sees without scrolling. */
const FIRST_RESULTS = 10;

export async function openSearch(page: Page) {
  await page.goto('/');
  await expect(page.locator('.sidebar-item').first()).toBeVisible();
  return page.getByRole('searchbox', { name: 'Search for components' });
}

/** The ids of the pages that the sidebar's search finds, the best first. */
const resultsOf = (page: Page) =>
  page
    .locator('.search-result-item')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-id')?.split('#')[0] ?? ''));

export async function expectFound(page: Page, words: string, id: string) {
  await expect
    .poll(async () => (await resultsOf(page)).slice(0, FIRST_RESULTS), { message: words })
    .toContain(id);
}
