import type { Page } from '@playwright/test';
import { card, expectFlipped, navLink, showing, tab, turnButton } from './support/page';
import { expect, holdBack, openHydrated, test, waitForHydration } from './support/test';

/** The events for which React, while it hydrates, does all of its work before the browser can answer. */
const events = [
  'pointerdown pointerup pointercancel mousedown mouseup touchstart touchend touchcancel',
  'keydown keypress keyup input change click',
]
  .join(' ')
  .split(' ');

/** Notes which of them reach what listens where React does. */
const noteHeard = (page: Page) =>
  page.addInitScript((names) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const note = (event: Event) => {
      if (!heard.includes(event.type)) heard.push(event.type);
    };
    for (const name of names) document.addEventListener(name, note, true);
  }, events);
const heard = (page: Page) => page.evaluate(() => Reflect.get(window, 'heard') as string[]);

/** Counts how often a card is turned over. */
const countTurns = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { turns: 0 });
    new MutationObserver((records) =>
      Object.assign(window, { turns: Reflect.get(window, 'turns') + records.length }),
    ).observe(document, { attributeFilter: ['data-flipped'], subtree: true });
  });
const turns = (page: Page) => page.evaluate(() => Reflect.get(window, 'turns') as number);

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a touch before the application is there waits for none of its work, and counts once', async ({
    page,
  }) => {
    await noteHeard(page);
    const release = await holdBack(page, 'entry.client');
    await page.goto('/');
    await countTurns(page);
    await turnButton(card(page, 'Mission-Driven')).tap();
    await expect(turnButton(card(page, 'Mission-Driven'))).toBeFocused();
    expect(await heard(page)).toEqual([]);
    release();
    await expectFlipped(card(page, 'Mission-Driven'));
    expect(await turns(page)).toBe(1);
    await turnButton(card(page, 'Mission-Driven')).tap();
    await expectFlipped(card(page, 'Mission-Driven'), false);
    expect(await turns(page)).toBe(2);
    expect(await heard(page)).toContain('touchstart');
  });

  test('a filter touched before its code has come waits for none of it, and is chosen when it has', async ({
    page,
  }) => {
    await noteHeard(page);
    const release = await holdBack(page, 'ProjectsBody');
    await openHydrated(page, '/projects');
    await tab(page, 'Healthcare AI').tap();
    expect(await heard(page)).toEqual([]);
    release();
    await expect(showing(page, '4 projects in Healthcare AI')).toBeVisible();
  });
});

test('a click on the icon of a button counts, too, when the application is there', async ({
  page,
}) => {
  const release = await holdBack(page, 'entry.client');
  await page.goto('/');
  await turnButton(card(page, 'Mission-Driven')).locator('svg').click();
  release();
  await expectFlipped(card(page, 'Mission-Driven'));
});

test('a link on a card, clicked before the application is there, is followed once', async ({
  page,
  context,
}) => {
  const release = await holdBack(page, 'ProjectsBody');
  await openHydrated(page, '/projects');
  const link = page.getByRole('article').first().getByRole('link').first();
  await expect(link).toHaveAttribute('target', '_blank');
  const opened = context.waitForEvent('page');
  await link.click();
  await opened;
  release();
  await expect(page.locator('[data-deferred]')).toHaveCount(0);
  expect(context.pages()).toHaveLength(2);
});

test('what is typed and chosen before the application is there waits for none of its work, and stays', async ({
  page,
}) => {
  await noteHeard(page);
  const release = await holdBack(page, 'entry.client');
  await page.goto('/contact');
  await page.getByLabel('Name').click();
  await page.keyboard.type('Ada');
  await page.getByLabel('Inquiry type').selectOption({ index: 1 });
  const chosen = await page.getByLabel('Inquiry type').inputValue();
  expect(await heard(page)).toEqual([]);
  release();
  await waitForHydration(page);
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
  await expect(page.getByLabel('Inquiry type')).toHaveValue(chosen);
  await page.getByLabel('Name').pressSequentially(' L.');
  await expect(page.getByLabel('Name')).toHaveValue('Ada L.');
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Ada L.');
  await expect(page.getByLabel('Inquiry type')).toHaveValue(chosen);
});

test('links and keys work before the application is there', async ({ page, context }) => {
  await holdBack(page, 'entry.client');
  await page.goto('/projects');
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

test('a filter chosen by keyboard before its code has come is chosen when it has', async ({
  page,
}) => {
  const release = await holdBack(page, 'ProjectsBody');
  await openHydrated(page, '/projects');
  await tab(page, 'MLOps').focus();
  await page.keyboard.press('Enter');
  await tab(page, 'Healthcare AI').focus();
  await page.keyboard.press('Enter');
  release();
  await expect(showing(page, '4 projects in Healthcare AI')).toBeVisible();
});

test('a document without the application keeps no event from anybody', async ({ page }) => {
  await noteHeard(page);
  await page.goto('/offline.html');
  await page.mouse.click(5, 5);
  expect(await heard(page)).toEqual(expect.arrayContaining(['pointerdown', 'click']));
  expect(
    await page.evaluate(() => {
      const form = document.body.appendChild(document.createElement('form'));
      return form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    }),
  ).toBe(true);
});

test('when the application cannot be loaded, the document keeps no event from anybody', async ({
  page,
  problems,
}) => {
  await noteHeard(page);
  await page.route('**/assets/entry.client*', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/');
  await failed;
  await page.mouse.click(5, 5);
  expect(await heard(page)).toContain('click');
  problems.length = 0;
});

test('events that are about no element cause no error', async ({ page }) => {
  await openHydrated(page, '/');
  await page.evaluate(() => {
    document.dispatchEvent(new Event('keydown'));
    window.dispatchEvent(new Event('click'));
  });
});
