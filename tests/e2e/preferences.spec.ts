import type { Page } from '@playwright/test';
import { chooseDark, theme } from './support/page';
import { expect, openHydrated, test } from './support/test';

const background = (page: Page) =>
  page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);

/** Notes the document's theme at the start of its body, which is before anything is painted. */
const noteThemeAtStart = () => {
  new MutationObserver((_, observer) => {
    if (!document.body) return;
    observer.disconnect();
    const { theme: atStart = 'system' } = document.documentElement.dataset;
    Object.assign(window, { themeAtStart: atStart });
  }).observe(document, { childList: true, subtree: true });
};
const themeAtStart = (page: Page) => page.evaluate(() => Reflect.get(window, 'themeAtStart'));

test('a chosen theme is kept, and is there before anything is painted', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(noteThemeAtStart);
  await openHydrated(page, '/');
  await expect(theme(page, 'Light')).toBeVisible();
  expect(await themeAtStart(page)).toBe('system');
  const light = await background(page);

  await chooseDark(page);
  await expect.poll(() => background(page)).not.toBe(light);
  const dark = await background(page);

  await openHydrated(page, '/skills');
  expect(await themeAtStart(page)).toBe('dark');
  expect(await background(page)).toBe(dark);
  await expect(theme(page, 'Dark')).toBeVisible();

  await theme(page, 'Dark').click();
  await expect.poll(() => background(page)).toBe(light);
  await page.reload();
  expect(await themeAtStart(page)).toBe('system');
});

test('a press shows the other theme, whatever the system shows by then, and nothing lags behind', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openHydrated(page, '/projects');
  await page.evaluate(() => {
    const late: string[] = [];
    Object.assign(window, { late });
    document.addEventListener('transitionrun', ({ propertyName }) => late.push(propertyName));
  });
  // What the visitor chose is the system's theme by the next press.
  for (const colorScheme of ['dark', 'light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const before = await background(page);
    await page.getByRole('button', { name: /theme: switch to/ }).click();
    await expect.poll(() => background(page)).not.toBe(before);
  }
  const late = await page.evaluate(() => Reflect.get(window, 'late') as string[]);
  expect(late.filter((property) => property.includes('color'))).toEqual([]);
});

test('a theme chosen in one tab applies in the other too', async ({ page, context }) => {
  await openHydrated(page, '/');
  const other = await context.newPage();
  await openHydrated(other, '/contact');
  await chooseDark(page);
  await expect(theme(other, 'Dark')).toBeVisible();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('paused animations stay paused on the next visit', async ({ page }) => {
  await openHydrated(page, '/skills');
  const carousel = page.getByRole('group', { name: 'Skill Spotlight' });
  await expect(carousel).toHaveAttribute('data-state', 'rotating');
  await page.getByRole('button', { name: 'Pause animations' }).click();
  await page.mouse.move(0, 0);
  await expect(carousel).toHaveAttribute('data-state', 'still');
  await openHydrated(page, '/skills');
  await expect(carousel).toHaveAttribute('data-state', 'still');
  await page.getByRole('button', { name: 'Play animations' }).click();
  await page.mouse.move(0, 0);
  await expect(carousel).toHaveAttribute('data-state', 'rotating');
});
