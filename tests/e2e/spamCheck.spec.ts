import type { Page } from '@playwright/test';
import {
  failure,
  field,
  fill,
  formStatus,
  insertCall,
  openContact,
  send,
  sendButton,
  sender,
  thanks,
  unique,
  watchCalls,
} from './support/contactPage';
import { readInbox } from './support/inbox';
import { goTo, navLink } from './support/page';
import { expect, expectProblems, openHydrated, openStopped, test } from './support/test';

/** As in the spam check of `packages/site/src/contact`. */
const MINIMUM_TIME_MS = 2000;

const trapExplained =
  'Something, perhaps a form filler, filled in a field that people can’t see, so nothing was sent. What you wrote is kept: press “Send Message” again to send it.';

/** Fills in every field, like a form filler that knows nothing about the page. */
const fillEveryField = (page: Page, text: string) =>
  page.locator('form').evaluate((form: HTMLFormElement, value) => {
    for (const control of form.querySelectorAll<HTMLInputElement>('input, textarea')) {
      control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, text);

/** Goes to the contact page from another one, by a link; the page's clock is stopped. */
async function goToContact(page: Page) {
  await openStopped(page, '/');
  await navLink(page, 'Contact').click();
  await field(page, 'Name').waitFor();
}

const sending = (page: Page) => page.getByRole('button', { name: 'Sending...' });

test('if a form filler fills in the hidden field, too, nobody is thanked for nothing: a second press sends the message', async ({
  page,
  problems,
}) => {
  const message = unique('Written by an assistant');
  const calls = watchCalls(page);
  await openContact(page);
  await fillEveryField(page, message);
  await fill(page, { 'Phone Number': sender['Phone Number'], Email: sender.Email });
  await sendButton(page).click();
  await expect(formStatus(page)).toHaveText(`${failure} ${trapExplained}`);
  await expect(field(page, 'Message')).toHaveValue(message);
  await expect(field(page, 'Email')).toHaveValue(sender.Email);
  await expect(page.getByRole('link', { name: 'Send it by e-mail' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy message' })).toBeVisible();
  expect(calls).toEqual([]);
  expectProblems(problems, /people don’t see was filled in/);

  await sendButton(page).click();
  await expect(formStatus(page)).toHaveText(thanks);
  expect(await readInbox(message)).toHaveLength(1);
});

test('a message sent sooner than a person can write waits until two seconds have passed', async ({
  page,
}) => {
  const message = unique('In next to no time');
  const calls = watchCalls(page);
  await goToContact(page);
  await page.clock.runFor(500);
  await send(page, message);
  await expect(sending(page)).toBeDisabled();
  await page.clock.runFor(MINIMUM_TIME_MS - 600);
  await expect(sending(page)).toBeDisabled();
  await expect(field(page, 'Message')).toHaveValue(message);
  expect(calls).toEqual([]);
  await page.clock.runFor(200);
  await expect(formStatus(page)).toHaveText(thanks);
  expect(calls).toHaveLength(1);
  expect(await readInbox(message)).toHaveLength(1);
});

test('a message from the fastest person is sent immediately', async ({ page }) => {
  const message = unique('As fast as I can');
  await goToContact(page);
  await page.clock.runFor(MINIMUM_TIME_MS);
  await send(page, message);
  await expect(formStatus(page)).toHaveText(thanks);
  expect(await readInbox(message)).toHaveLength(1);
});

test('a message that waits is on its way when the visitor comes back, goes out while they read another page, and is thanked for once', async ({
  page,
}) => {
  const message = unique('And off I go');
  await goToContact(page);
  await send(page, message);
  await goTo(page, 'Skills');
  await goTo(page, 'Contact');
  await expect(sending(page)).toBeDisabled();
  await expect(field(page, 'Message')).toHaveValue(message);
  await goTo(page, 'Skills');
  const answered = page.waitForResponse(insertCall);
  await page.clock.runFor(MINIMUM_TIME_MS);
  await answered;
  expect(await readInbox(message)).toHaveLength(1);
  await goTo(page, 'Contact');
  await expect(formStatus(page)).toHaveText(thanks);
  await expect(field(page, 'Message')).toHaveValue('');
  await goTo(page, 'Skills');
  await goTo(page, 'Contact');
  await expect(field(page, 'Message')).toHaveValue('');
  await expect(formStatus(page)).toHaveText('');
});

test('a message that waits when the page is closed is still in the form afterwards', async ({
  page,
}) => {
  const message = unique('Closed too soon');
  await goToContact(page);
  await send(page, message);
  await expect(sending(page)).toBeDisabled();
  await page.clock.resume();
  await openHydrated(page, '/contact');
  await expect(field(page, 'Message')).toHaveValue(message);
  await expect(formStatus(page)).toHaveText('');
  expect(await readInbox(message)).toEqual([]);
});

test('a person who finds their draft again may send it immediately', async ({ page }) => {
  const message = unique('Written yesterday');
  await openHydrated(page, '/contact');
  await fill(page, { ...sender, Message: message });
  await goToContact(page);
  await sendButton(page).click();
  await expect(formStatus(page)).toHaveText(thanks);
  expect(await readInbox(message)).toHaveLength(1);
});
