import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { groups } from '../../.storybook/groups.ts';
import { readGuides } from '../../.storybook/guides/readGuides.ts';

const guides = readGuides(join(import.meta.dirname, '../../stories'));
const titles = [...new Set(Object.values(groups).map(({ title }) => title))];

async function openGallery(page: Page) {
  await page.goto('/iframe.html?id=gallery--docs&viewMode=docs');
  await page.getByRole('heading', { level: 1, name: 'What do you want to do?' }).waitFor();
}

const tileOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });

test('the start page shows every component at work', async ({ page }) => {
  await openGallery(page);
  for (const { name, purpose } of guides) {
    const tile = tileOf(page, name);
    await tile.scrollIntoViewIfNeeded();
    await expect(tile, name).toContainText(purpose.replaceAll('`', ''));
    // A drawing is no text, and an empty cell is no drawing.
    const drawn = tile.locator('[data-state-name] > *').first();
    await expect(drawn, name).toBeVisible();
  }
  await expect(page.locator('li:has([data-state-name]) > div > a')).toHaveText(
    guides.map(({ name }) => name),
  );
});

test('the groups of the start page are those of the sidebar', async ({ page }) => {
  await page.goto('/');
  const preview = page.frameLocator('#storybook-preview-iframe');
  await expect(preview.getByRole('heading', { level: 2 })).toHaveText(titles);
  const roots = page.locator('[data-nodetype="root"]');
  await expect(roots).toHaveText(['Foundations', ...titles, 'Pages']);
});

test('what is further down is loaded when somebody comes near', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const isLoaded = (name: string) => loaded.some((path) => path.includes(`/${name}.guide-`));
  await openGallery(page);
  await expect.poll(() => isLoaded('Figure')).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(isLoaded('MapEmbed')).toBe(false);
  await tileOf(page, 'MapEmbed').scrollIntoViewIfNeeded();
  await expect.poll(() => isLoaded('MapEmbed')).toBe(true);
});

test('Tab goes from name to name, past the examples', async ({ page }) => {
  await openGallery(page);
  await page.getByRole('searchbox', { name: 'What do you want to do?' }).focus();
  for (const { name } of guides.slice(0, 16)) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
  }
});

test('a pointer can try a component in its tile, and stays in the gallery', async ({ page }) => {
  await openGallery(page);
  const address = page.url();
  // Until a pointer is over it, an example is inert, and Playwright would wait for it.
  const pointAt = async (name: string) => {
    await tileOf(page, name).scrollIntoViewIfNeeded();
    const example = tileOf(page, name).locator('[data-state-name]');
    await example.hover({ force: true });
    return example;
  };
  const field = (await pointAt('Field')).locator('input');
  await field.fill('ada@example.org');
  await expect(field).toHaveValue('ada@example.org');
  await field.press('Tab');
  await expect(page.getByRole('link', { name: 'Field', exact: true })).toBeFocused();
  await (await pointAt('Link')).locator('a').click();
  await expect(page).toHaveURL(address);
});

test('what somebody wants to do leaves the components for it, and their names lead to them', async ({
  page,
}) => {
  await page.goto('/');
  const preview = page.frameLocator('#storybook-preview-iframe');
  const question = preview.getByRole('searchbox', { name: 'What do you want to do?' });
  await question.fill('copy an address');
  await expect(preview.getByRole('status').first()).toHaveText(/^\d+ of \d+ components$/);
  await preview.getByRole('link', { name: 'CopyButton', exact: true }).click();
  await expect(page).toHaveURL(/path=\/docs\/let-somebody-act-copybutton--docs/);
  await page.goBack();
  await question.fill('zebra');
  await expect(preview.getByRole('status').first()).toHaveText(/No component fits/);
});
