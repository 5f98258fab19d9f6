import type { Page, Route } from '@playwright/test';
import { owner } from '../content.ts';
import { bubbles, countBubbles } from './support/bubbles';
import { field, fill, sendButton, sender } from './support/contactPage';
import { expect, holdBack, makeGate, openHydrated, test, waitForHydration } from './support/test';

const fallback = (page: Page) => page.getByRole('alert').filter({ hasText: 'your mail program' });

/** The addresses that the page opens in the mail program, from now on. */
async function watchMail(page: Page) {
  const asked: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith('mailto:')) asked.push(url);
  });
  return asked;
}

async function write(page: Page) {
  await fill(page, { ...sender, Message: 'Could we talk about it?' });
  await field(page, 'Inquiry Type').selectOption('Mentorship');
}

/** Expects that the form says how it is sent now, checks its fields, and passes the message to the mail program. */
async function expectMail(page: Page) {
  const asked = await watchMail(page);
  await expect(fallback(page)).toBeVisible();
  await expect(page.getByText(/kept on this device/)).toBeHidden();
  await sendButton(page).click();
  await expect.poll(() => bubbles(page)).toBe(4);
  await write(page);
  await sendButton(page).click();
  await expect.poll(() => asked).toEqual([expect.stringContaining(`mailto:${owner.email}`)]);
  await expect(field(page, 'Message')).toHaveValue('Could we talk about it?');
}

const answer = (response: Parameters<Route['fulfill']>[0]) => (route: Route) =>
  route.fulfill(response);
const unreadable = answer({ contentType: 'text/javascript', body: 'const broken = /(?<=' });

const failures: [string, string, (route: Route) => Promise<void>][] = [
  ['is blocked', 'entry.client', (route) => route.abort('blockedbyclient')],
  ['is gone after a deploy', 'entry.client', answer({ status: 404, body: 'Not found' })],
  ['is a login page', 'entry.client', answer({ contentType: 'text/html', body: '<p>Log in</p>' })],
  ['is not readable for the browser', 'entry.client', unreadable],
  ['needs another one that is not readable', 'shared', unreadable],
  ['needs another one that is gone', 'shared', answer({ status: 404, body: 'Not found' })],
  ['needs the page’s, which is not readable', 'ContactPage', unreadable],
  ['throws', 'entry.client', answer({ contentType: 'text/javascript', body: 'throw Error("No")' })],
];

for (const [what, script, fail] of failures) {
  test(`where the application’s script ${what}, the form says so and passes the message to the mail program`, async ({
    page,
    problems,
  }) => {
    await countBubbles(page);
    await page.route(`**/assets/${script}*`, fail);
    await page.goto('/contact');
    await expectMail(page);
    problems.length = 0;
  });
}

for (const script of ['entry.client', 'ContactPage', 'style']) {
  test(`if ${script} has not come within ten seconds, the form does without, and it takes over when it comes`, async ({
    page,
  }) => {
    await countBubbles(page);
    await page.clock.install();
    const release = await holdBack(page, script);
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    await page.mouse.move(1, 1);
    // Time also passes by itself.
    await page.clock.runFor(3_000);
    await expect(fallback(page)).toBeHidden();
    await page.clock.runFor(7_100);
    await expectMail(page);
    release();
    await waitForHydration(page);
    await expect(field(page, 'Email')).toHaveAttribute('data-state', 'valid');
    await expect(fallback(page)).toBeHidden();
    await expect(page.getByText(/kept on this device/)).toBeVisible();
    await expect(field(page, 'Message')).toHaveValue('Could we talk about it?');
    await expect(field(page, 'Inquiry Type')).toHaveValue('Mentorship');
    expect(await bubbles(page)).toBe(4);
  });
}

for (const [what, isWritten] of [
  ['an empty form', false],
  ['a message', true],
] as const) {
  test(`${what} that was sent while the application was on its way is not held for ever`, async ({
    page,
    problems,
  }) => {
    await countBubbles(page);
    const asked = await watchMail(page);
    const { opened: pressed, open: letGo } = makeGate();
    await page.route('**/assets/entry.client*', async (route) => {
      await pressed;
      await route.abort();
    });
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    if (isWritten) await write(page);
    await sendButton(page).click();
    expect(await bubbles(page)).toBe(0);
    letGo();
    await expect(fallback(page)).toBeVisible();
    await expect.poll(() => bubbles(page)).toBe(isWritten ? 0 : 4);
    await expect.poll(() => asked).toHaveLength(isWritten ? 1 : 0);
    problems.length = 0;
  });
}

test('the form says nothing about the mail program while the application runs', async ({
  page,
}) => {
  await page.clock.install();
  await openHydrated(page, '/contact');
  await page.clock.runFor(20_000);
  await expect(fallback(page)).toBeHidden();
});
