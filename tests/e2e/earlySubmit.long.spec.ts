import type { CDPSession, Page } from '@playwright/test';
import { missing } from '../contactErrors';
import { bubbles, countBubbles } from './support/bubbles';
import {
  accept,
  field,
  fill,
  formStatus,
  insertCall,
  sendButton,
  sender,
  thanks,
  unique,
} from './support/contactPage';
import { readInbox } from './support/inbox';
import { expect, openEarly, test, waitForHydration } from './support/test';

/** The factor by which the visitor's processor is slower than this machine. */
const SLOWDOWN = 6;

async function expectMissing(page: Page) {
  for (const [label, error] of Object.entries(missing)) {
    await expect(field(page, label)).toHaveAccessibleDescription(error);
  }
  await expect(field(page, 'Name')).toBeFocused();
  expect(await bubbles(page)).toBe(0);
}

const slowDown = (session: CDPSession, rate: number) =>
  session.send('Emulation.setCPUThrottlingRate', { rate });

/** How long this page takes on the slow processor, from its start until the application has taken it over. */
async function measureHydration(page: Page) {
  await page.goto('/contact');
  await waitForHydration(page);
  return page.evaluate(() => performance.now());
}

/** The number of steps into which the time until then is divided. */
const STEPS = 16;

/** Presses Send Message at a time on the clock of `performance.now()`, as exactly as the page's tasks allow. */
const pressAt = (page: Page, atMs: number) =>
  page.evaluate((time) => {
    const press = () => {
      if (performance.now() < time) return void setTimeout(press);
      const button = document.querySelector<HTMLElement>('form [type="submit"]');
      for (const type of ['pointerdown', 'pointerup']) {
        button?.dispatchEvent(new PointerEvent(type, { bubbles: true }));
      }
      button?.click();
    };
    press();
  }, atMs);

/** Opens the page on a slow processor, over and over, with a later moment each time. */
async function atEveryMoment(page: Page, look: (atMs: number) => Promise<void>) {
  await countBubbles(page);
  await slowDown(await page.context().newCDPSession(page), SLOWDOWN);
  const wholeMs = await measureHydration(page);
  for (let step = 0; step <= STEPS; step += 1) {
    await page.goto('/contact', { waitUntil: 'commit' });
    await sendButton(page).waitFor();
    await test.step(`after ${step} of ${STEPS} parts`, () => look((wholeMs * 1.2 * step) / STEPS));
  }
}

test('Send Message as the first click shows what is missing, at any moment', async ({ page }) => {
  await atEveryMoment(page, async (atMs) => {
    await pressAt(page, atMs);
    await expectMissing(page);
  });
});

test('a message sent with the first click arrives once, at any moment', async ({ page }) => {
  let calls = 0;
  await page.route(insertCall, (route) => {
    calls += 1;
    return accept(route);
  });
  await atEveryMoment(page, async (atMs) => {
    calls = 0;
    await fill(page, { ...sender, Message: 'Could we talk about it?' });
    await pressAt(page, atMs);
    await expect(formStatus(page)).toHaveText(thanks);
    await expect(field(page, 'Message')).toHaveValue('');
    expect(calls).toBe(1);
  });
});

for (const [what, values, outcome] of [
  ['an empty form', {}, expectMissing],
  [
    'a message',
    { ...sender, Message: 'Could we talk about it?' },
    (page: Page) => expect(formStatus(page)).toHaveText(thanks),
  ],
] as const) {
  test(`${what}, sent in the moment at which the application takes the form over, is answered`, async ({
    page,
  }) => {
    await countBubbles(page);
    await page.route(insertCall, accept);
    // The form looks for a draft then.
    await page.addInitScript(() => {
      const { getItem } = Storage.prototype;
      Storage.prototype.getItem = function read(key) {
        if (this === sessionStorage && key === 'portfolio:draft') {
          Storage.prototype.getItem = getItem;
          queueMicrotask(() =>
            document.querySelector<HTMLElement>('form [type="submit"]')?.click(),
          );
        }
        return getItem.call(this, key);
      };
    });
    const release = await openEarly(page, '/contact');
    await fill(page, values);
    release();
    await outcome(page);
  });
}

for (const script of ['entry.client', 'ContactPage', 'style']) {
  test(`Send Message pressed before ${script} has come shows what is missing when the application is there`, async ({
    page,
  }) => {
    await countBubbles(page);
    const release = await openEarly(page, '/contact', script);
    await sendButton(page).click();
    await sendButton(page).click();
    release();
    await expectMissing(page);
  });
}

test('a form that was sent empty before the application was there, and completed since, waits for another press', async ({
  page,
}) => {
  const message = unique('Not yet');
  const release = await openEarly(page, '/contact');
  await sendButton(page).click();
  await fill(page, { ...sender, Message: message });
  release();
  await waitForHydration(page);
  await expect(field(page, 'Email')).toHaveAttribute('data-state', 'valid');
  await expect(formStatus(page)).toHaveText('');
  expect(await readInbox(message)).toEqual([]);
  await sendButton(page).click();
  await expect(formStatus(page)).toHaveText(thanks);
  expect(await readInbox(message)).toHaveLength(1);
});
