import {
  field,
  fill,
  formStatus,
  openContact,
  send,
  sendButton,
  sender,
  thanks,
  unique,
} from './support/contactPage';
import { readInbox } from './support/inbox';
import { navLink } from './support/page';
import { expect, openHydrated, openStopped, test } from './support/test';

/** As in the spam check of `packages/site/src/contact`. */
const MINIMUM_TIME_MS = 2000;

test('a program that fills in every field is thanked, and nothing is sent', async ({ page }) => {
  const message = unique('Buy now');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/')) calls.push(request.url());
  });
  await openContact(page);
  await page.locator('input[name="subject"]').evaluate((input: HTMLInputElement) => {
    input.value = 'Buy now';
  });
  await send(page, message);
  await expect(formStatus(page)).toHaveText(thanks);
  expect(calls).toEqual([]);
  expect(await readInbox(message)).toEqual([]);
});

for (const [who, afterMs, outcome, count] of [
  ['a program that writes faster than any person', MINIMUM_TIME_MS - 100, 'nothing is sent', 0],
  ['the fastest person', MINIMUM_TIME_MS, 'the message arrives', 1],
] as const) {
  test(`${who} is thanked, and ${outcome}`, async ({ page }) => {
    const message = unique('In next to no time');
    await openStopped(page, '/');
    await navLink(page, 'Contact').click();
    await field(page, 'Name').waitFor();
    await page.clock.runFor(afterMs);
    await send(page, message);
    await expect(formStatus(page)).toHaveText(thanks);
    expect(await readInbox(message)).toHaveLength(count);
  });
}

test('a person who finds their draft again may send it at once', async ({ page }) => {
  const message = unique('Written yesterday');
  await openHydrated(page, '/contact');
  await fill(page, { ...sender, Message: message });
  await openStopped(page, '/');
  await navLink(page, 'Contact').click();
  await field(page, 'Name').waitFor();
  await sendButton(page).click();
  await expect(formStatus(page)).toHaveText(thanks);
  expect(await readInbox(message)).toHaveLength(1);
});
