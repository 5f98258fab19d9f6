import type { BrowserContext, Page } from '@playwright/test';
import { contactErrors } from '../contactErrors';
import {
  accept,
  acceptLater,
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
} from './support/contactPage';
import { navLink } from './support/page';
import { expect, openEarly, openHydrated, test, waitForHydration } from './support/test';

const hourMs = 3_600_000;
const message = 'Half of a long message, which took a while to write';

async function write(page: Page) {
  await fill(page, { ...sender, Message: message });
  await field(page, 'Inquiry Type').selectOption('Mentorship');
}

async function expectWritten(page: Page) {
  await expect(field(page, 'Message')).toHaveValue(message);
  await expect(field(page, 'Phone Number')).toHaveValue(sender['Phone Number']);
  await expect(field(page, 'Inquiry Type')).toHaveValue('Mentorship');
}

/** Expects an empty form once the page is open again. */
async function expectNothingKept(page: Page) {
  await page.reload();
  await waitForHydration(page);
  await expect(field(page, 'Message')).toHaveValue('');
  await expectNothingStored(page);
}

const expectNothingStored = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);

const clear = (page: Page) => page.getByRole('button', { name: 'Clear draft' });

test('a draft is still there after the tab has crashed', async ({ page, context }) => {
  await openHydrated(page, '/contact');
  await write(page);
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  const next = await context.newPage();
  await openHydrated(next, '/contact');
  await expectWritten(next);
});

test('a draft is gone after 24 hours, and the form says so', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, '/contact');
  await expect(page.getByText(/kept on this device only, for 24 hours/)).toBeVisible();
  await write(page);
  await page.clock.setSystemTime(Date.now() + 23 * hourMs);
  await page.reload();
  await expectWritten(page);
  await page.clock.setSystemTime(Date.now() + 48 * hourMs);
  await expectNothingKept(page);
});

test('a message that has arrived is not kept', async ({ page }) => {
  await openContact(page);
  await page.route(insertCall, accept);
  await write(page);
  await sendButton(page).click();
  await expect(formStatus(page)).toHaveText(thanks);
  await expectNothingKept(page);
});

test('a button clears the form, and another brings the draft back', async ({ page }) => {
  await openHydrated(page, '/contact');
  await expect(clear(page)).toBeHidden();
  await write(page);
  await field(page, 'Email').fill('not an address');
  await clear(page).click();
  await expect(field(page, 'Message')).toHaveValue('');
  await expect(field(page, 'Inquiry Type')).toHaveValue('');
  await expect(page.getByText(contactErrors.email.format)).toBeHidden();
  await expectNothingStored(page);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expectWritten(page);
  await page.reload();
  await expectWritten(page);
  await clear(page).press('Enter');
  await expectNothingKept(page);
});

test('text typed before the application is there wins over the draft', async ({ page }) => {
  await openHydrated(page, '/contact');
  await write(page);
  const release = await openEarly(page, '/contact');
  await expect(field(page, 'Message')).toHaveValue('');
  await fill(page, { Name: 'Asha Rao' });
  release();
  await expectWritten(page);
  await expect(field(page, 'Name')).toHaveValue('Asha Rao');
  await page.reload();
  await expect(field(page, 'Name')).toHaveValue('Asha Rao');
});

test('a form opens as usual, whatever is stored in place of a draft', async ({ page }) => {
  for (const stored of [
    'not JSON',
    'null',
    '[]',
    '{"savedAt":9e15,"message":null}',
    '{"savedAt":1}',
  ]) {
    await page.goto('/skills');
    await page.evaluate((text) => {
      localStorage.clear();
      localStorage.setItem('portfolio:draft', text);
    }, stored);
    await openHydrated(page, '/contact');
    await expect(field(page, 'Message'), stored).toHaveValue('');
    await write(page);
    await expectWritten(page);
  }
});

test('a visitor who leaves while the message is on its way finds it sent, and may write another', async ({
  page,
}) => {
  await openContact(page);
  const answer = await acceptLater(page);
  await send(page, unique('On the way'));
  await navLink(page, 'Skills').click();
  const done = page.waitForResponse(insertCall);
  answer();
  await done;
  await expectNothingStored(page);
  await navLink(page, 'Contact').click();
  await expect(field(page, 'Message')).toHaveValue('');
});

/** Opens the contact page in another tab, which goes on with the draft, and writes another message there. */
async function writeInNewTab(context: BrowserContext, text: string) {
  const tab = await context.newPage();
  await openHydrated(tab, '/contact');
  await expect(field(tab, 'Message')).toHaveValue(message);
  await field(tab, 'Message').fill(text);
  return tab;
}

const another = 'Another message, for the same owner';

test('a message that is sent, or a form that is cleared, leaves the draft of another tab alone', async ({
  page,
  context,
}) => {
  await context.route(insertCall, accept);
  for (const finish of [
    async (tab: Page) => {
      await sendButton(tab).click();
      await expect(formStatus(tab)).toHaveText(thanks);
    },
    async (tab: Page) => {
      await clear(tab).click();
      await expect(field(tab, 'Message')).toHaveValue('');
    },
  ]) {
    await openHydrated(page, '/contact');
    await write(page);
    const second = await writeInNewTab(context, another);
    await finish(page);
    await second.reload();
    await expect(field(second, 'Message')).toHaveValue(another);
    await page.reload();
    await waitForHydration(page);
    await expect(field(page, 'Message')).toHaveValue('');
    await clear(second).click();
    await second.close();
  }
});

test('each of two tabs finds its own text again, and a new tab one that was closed', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/contact');
  await write(page);
  const second = await writeInNewTab(context, another);
  for (const tab of [page, second]) await tab.reload();
  await expectWritten(page);
  await expect(field(second, 'Message')).toHaveValue(another);
  await clear(page).click();
  await page.close();
  await second.close();
  const third = await context.newPage();
  await openHydrated(third, '/contact');
  await expect(field(third, 'Message')).toHaveValue(another);
});

test('a message that was sent in one tab is not kept in another one that has the same', async ({
  page,
  context,
}) => {
  await context.route(insertCall, accept);
  await openHydrated(page, '/contact');
  await write(page);
  const second = await context.newPage();
  await openHydrated(second, '/contact');
  await expectWritten(second);
  await sendButton(page).click();
  await expect(formStatus(page)).toHaveText(thanks);
  await expectNothingStored(second);
});
