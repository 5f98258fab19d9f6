import { card, expectFlipped, showing, tab } from './support/page';
import { routes } from './support/routes';
import { expect, openEarly, openInteractive, test } from './support/test';

declare global {
  interface Window {
    /** The kinds of formatters that the page has made. */
    made?: string[];
  }
}

test('a category clicked before the application is there is chosen when it is', async ({
  page,
}) => {
  const release = await openEarly(page, '/projects');
  await tab(page, 'Healthcare AI').click();
  await expect(tab(page, 'MLOps')).toHaveAttribute('aria-selected', 'true');
  release();
  await expect(tab(page, 'Healthcare AI')).toHaveAttribute('aria-selected', 'true');
  await expect(showing(page, '4 projects in Healthcare AI')).toBeVisible();
});

test('a card clicked before the application is there turns over when it is', async ({ page }) => {
  const release = await openEarly(page, '/');
  await card(page, 'Mission-Driven').click();
  await expectFlipped(card(page, 'Mission-Driven'), false);
  release();
  await expectFlipped(card(page, 'Mission-Driven'));
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
