import type { Page } from '@playwright/test';
import { card, expectFlipped, navLink, showing, tab, turnButton } from './support/page';
import { paths } from './support/routes';
import {
  expect,
  interact,
  openEarly,
  openInteractive,
  test,
  waitForHydration,
} from './support/test';

declare global {
  interface Window {
    /** The kinds of formatters that the page has made. */
    made?: string[];
  }
}

/** Counts how often a card is turned over. */
const countTurns = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { turns: 0 });
    new MutationObserver((records) =>
      Object.assign(window, { turns: Reflect.get(window, 'turns') + records.length }),
    ).observe(document, { attributeFilter: ['data-flipped'], subtree: true });
  });
const turns = (page: Page) => page.evaluate(() => Reflect.get(window, 'turns') as number);

/** Opens a page, does something before the application is there, and returns the document afterwards. */
async function documentAfter(page: Page, path: string, act: () => Promise<void>) {
  const release = await openEarly(page, path);
  await act();
  release();
  await waitForHydration(page);
  await interact(page);
  return page.content();
}

for (const path of paths) {
  test(`every button of ${path} that is pressed before the application is there answers when it is`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const buttons = page.locator(
      'button[type="button"]:visible:not([aria-selected="true"], [aria-current="true"])',
    );
    const untouched = await documentAfter(page, path, async () => undefined);
    const release = await openEarly(page, path);
    const count = await buttons.count();
    release();
    for (let index = 0; index < count; index++) {
      const button = buttons.nth(index);
      let name = '';
      const pressed = await documentAfter(page, path, async () => {
        name = (await button.getAttribute('aria-label')) ?? (await button.innerText());
        await button.click();
      });
      expect(pressed === untouched, `${name} has answered`).toBe(false);
    }
  });
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a touch on the icon of a button, before the application is there, counts once', async ({
    page,
  }) => {
    const release = await openEarly(page, '/');
    await countTurns(page);
    await turnButton(card(page, 'Mission-Driven')).locator('svg:visible').tap();
    await expect(turnButton(card(page, 'Mission-Driven'))).toBeFocused();
    release();
    await expectFlipped(card(page, 'Mission-Driven'));
    expect(await turns(page)).toBe(1);
    await turnButton(card(page, 'Mission-Driven')).tap();
    await expectFlipped(card(page, 'Mission-Driven'), false);
    expect(await turns(page)).toBe(2);
  });
});

test('a click while the application takes the page over counts once', async ({ page }) => {
  await page.addInitScript(() => {
    const press = () => document.querySelector<HTMLElement>('[data-flipped] button')?.click();
    addEventListener('portfolio:start', (event) => {
      if ((event as CustomEvent).detail === 'hydrating') setTimeout(press);
    });
  });
  const release = await openEarly(page, '/');
  await countTurns(page);
  release();
  await waitForHydration(page);
  await interact(page);
  expect(await turns(page)).toBe(1);
});

test('a link on a card, clicked before the application is there, is followed once', async ({
  page,
  context,
}) => {
  const release = await openEarly(page, '/projects');
  const link = page.getByRole('link', { name: /^Code of/ }).first();
  await expect(link).toHaveAttribute('target', '_blank');
  const opened = context.waitForEvent('page');
  await link.click();
  await opened;
  release();
  await waitForHydration(page);
  await interact(page);
  expect(context.pages()).toHaveLength(2);
});

test('links and keys work before the application is there', async ({ page, context }) => {
  await openEarly(page, '/projects');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /^Skip/ });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#/);
  const opened = context.waitForEvent('page');
  await navLink(page, 'Skills').click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/skills');
  await navLink(page, 'About').click();
  await expect(page).toHaveURL('/');
});

test('a filter chosen by keyboard before the application is there is chosen when it is', async ({
  page,
}) => {
  const release = await openEarly(page, '/projects');
  await tab(page, 'MLOps').focus();
  await page.keyboard.press('Enter');
  await tab(page, 'Healthcare AI').focus();
  await page.keyboard.press('Enter');
  release();
  await expect(showing(page, '4 projects in Healthcare AI')).toBeVisible();
});

test('no page makes a formatter or segmenter of the browser’s, which takes a phone long, unless it is idle', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const made: string[] = [];
    window.made = made;
    let isIdle = false;
    const whenIdle = window.requestIdleCallback;
    window.requestIdleCallback = (callback, options) =>
      whenIdle((deadline) => {
        isIdle = true;
        callback(deadline);
        isIdle = false;
      }, options);
    for (const name of [
      'DateTimeFormat',
      'ListFormat',
      'NumberFormat',
      'PluralRules',
      'Segmenter',
    ]) {
      const watched = new Proxy(Reflect.get(Intl, name), {
        construct(kind, args) {
          if (!isIdle) made.push(name);
          return Reflect.construct(kind, args);
        },
      });
      Reflect.set(Intl, name, watched);
    }
  });
  for (const path of paths) {
    await openInteractive(page, path);
    expect(await page.evaluate(() => window.made)).toEqual([]);
  }
});
