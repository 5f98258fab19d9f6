import { card, expectFlipped, navLink, showing, tab } from './support/page';
import { routes } from './support/routes';
import {
  expect,
  holdBack,
  openHydrated,
  openInteractive,
  test,
  watchScripts,
} from './support/test';

declare global {
  interface Window {
    /** The kinds of formatters that the page has made. */
    made?: string[];
  }
}

test('filters and moving parts are loaded with the first interaction', async ({ page }) => {
  const scripts = watchScripts(page);
  const areLoaded = () =>
    ['ProjectsBody', 'Particles'].map((start) => scripts.some((name) => name.startsWith(start)));
  await openHydrated(page, '/projects');
  expect(areLoaded()).toEqual([false, false]);
  await expect(tab(page, 'MLOps')).toHaveAttribute('aria-selected', 'true');
  await page.mouse.move(100, 100);
  await expect.poll(areLoaded).toEqual([true, true]);
  await expect(page.locator('canvas')).toBeVisible();
});

test('a category clicked before its code has come is chosen when it has', async ({ page }) => {
  const release = await holdBack(page, 'ProjectsBody');
  await openHydrated(page, '/projects');
  await tab(page, 'Healthcare AI').click();
  await expect(tab(page, 'MLOps')).toHaveAttribute('aria-selected', 'true');
  release();
  await expect(tab(page, 'Healthcare AI')).toHaveAttribute('aria-selected', 'true');
  await expect(showing(page, '4 projects in Healthcare AI')).toBeVisible();
});

test('a card clicked before the application is there turns over when it is', async ({ page }) => {
  const release = await holdBack(page, 'entry.client');
  await page.goto('/');
  await card(page, 'Mission-Driven').click();
  await expectFlipped(card(page, 'Mission-Driven'), false);
  release();
  await expectFlipped(card(page, 'Mission-Driven'));
});

test('the next page and its filters are asked for at once', async ({ page }) => {
  await openHydrated(page, '/experience');
  const release = await holdBack(page, '');
  const scripts = watchScripts(page);
  await navLink(page, 'Projects').click();
  // None of them has come yet: a slow connection makes the visitor wait once.
  await expect
    .poll(() =>
      ['ProjectsPage', 'ProjectsBody'].filter(
        (start) => !scripts.some((name) => name.startsWith(start)),
      ),
    )
    .toEqual([]);
  release();
  await expect(tab(page, 'MLOps')).toHaveAttribute('aria-selected', 'true');
});

test('no page makes a formatter or segmenter of the browser’s to be shown or used, which takes a phone long', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const made: string[] = [];
    window.made = made;
    for (const name of [
      'DateTimeFormat',
      'ListFormat',
      'NumberFormat',
      'PluralRules',
      'Segmenter',
    ]) {
      const watched = new Proxy(Reflect.get(Intl, name), {
        construct(kind, args) {
          made.push(name);
          return Reflect.construct(kind, args);
        },
      });
      Reflect.set(Intl, name, watched);
    }
  });
  for (const { path } of routes) {
    await openInteractive(page, path);
    expect(await page.evaluate(() => window.made)).toEqual([]);
  }
});
