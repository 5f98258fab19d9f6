import type { Page } from '@playwright/test';
import {
  field,
  fill,
  formStatus,
  openContact,
  sendButton,
  sender,
  thanks,
  unique,
} from './contactPage';
import { readInbox } from './inbox';
import { expect, openHydrated, test } from './test';
import { openStopped } from './time';

/** As in `packages/site/src/contact/programs.ts`. */
const minimumTimeMs = 2000;

const calls: string[] = [];

async function goToContact(page: Page) {
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).click();
  await field(page, 'Name').waitFor();
}

test.beforeEach(({ page }) => {
  calls.length = 0;
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/')) calls.push(request.url());
  });
});

test('a program that fills in every field is thanked, and nothing is sent', async ({ page }) => {
  const message = unique('Buy now');
  await openContact(page);
  await fill(page, { ...sender, Message: message });
  await page.locator('input[name="subject"]').evaluate((input: HTMLInputElement) => {
    input.value = 'Buy now';
  });
  await sendButton(page).click();
  await expect(formStatus(page)).toHaveText(thanks);
  expect(calls).toEqual([]);
  expect(await readInbox(message)).toEqual([]);
});

test('a program that writes faster than anybody is thanked, and nothing is sent', async ({
  page,
}) => {
  await openStopped(page, '/');
  await goToContact(page);
  await page.clock.runFor(minimumTimeMs - 100);
  await fill(page, { ...sender, Message: unique('In no time') });
  await sendButton(page).click();
  await expect(formStatus(page)).toHaveText(thanks);
  expect(calls).toEqual([]);
});

test('the fastest person is not taken for a program', async ({ page }) => {
  const message = unique('In little time');
  await openStopped(page, '/');
  await goToContact(page);
  await page.clock.runFor(minimumTimeMs);
  await fill(page, { ...sender, Message: message });
  await sendButton(page).click();
  await expect(formStatus(page)).toHaveText(thanks);
  expect(await readInbox(message)).toHaveLength(1);
});

test('a person who finds the message of before may send it at once', async ({ page }) => {
  const message = unique('Written yesterday');
  await openHydrated(page, '/contact');
  await fill(page, { ...sender, Message: message });
  await openStopped(page, '/');
  await goToContact(page);
  await sendButton(page).click();
  await expect(formStatus(page)).toHaveText(thanks);
  expect(await readInbox(message)).toHaveLength(1);
});

test('a person neither sees, hears nor reaches the field for programs', async ({ page }) => {
  await openHydrated(page, '/contact');
  const trap = page.locator('input[name="subject"]');
  await expect(trap).toBeAttached();
  const box = await trap.locator('xpath=ancestor::*[@aria-hidden]').boundingBox();
  expect([box?.width, box?.height]).toEqual([1, 1]);
  await expect(page.getByRole('textbox')).toHaveCount(5);
  await page.getByRole('textbox', { name: 'Message' }).focus();
  await page.keyboard.press('Tab');
  await expect(sendButton(page)).toBeFocused();
});
