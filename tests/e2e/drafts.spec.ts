import type { Page } from '@playwright/test';
import {
  field,
  fill,
  formStatus,
  insertCall,
  openContact,
  sendButton,
  sender,
  thanks,
  unique,
} from './contactPage';
import { expect, holdBack, openHydrated, test } from './test';

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

const clear = (page: Page) => page.getByRole('button', { name: 'Clear draft' });

test('what was typed is there after a reload, in a new tab and after a visit to another page', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/contact');
  await write(page);
  await page.reload();
  await expectWritten(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Skills' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/skills/i);
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).click();
  await expectWritten(page);
  await page.close();
  const next = await context.newPage();
  await openHydrated(next, '/contact');
  await expectWritten(next);
  await expect(field(next, 'Email')).toHaveAttribute('data-state', 'valid');
});

test('what was typed is there after the tab has crashed', async ({ page, context }) => {
  await openHydrated(page, '/contact');
  await write(page);
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  const next = await context.newPage();
  await openHydrated(next, '/contact');
  await expectWritten(next);
});

test('what was typed goes after 24 hours, and the form says so', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, '/contact');
  await expect(page.getByText(/kept on this device only, for 24 hours/)).toBeVisible();
  await write(page);
  await page.clock.setSystemTime(Date.now() + 23 * hourMs);
  await page.reload();
  await expectWritten(page);
  await page.clock.setSystemTime(Date.now() + 48 * hourMs);
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await expect(field(page, 'Message')).toHaveValue('');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('a message that has arrived is not kept', async ({ page }) => {
  await openContact(page);
  await page.route(insertCall, (route) => route.fulfill({ status: 201 }));
  await write(page);
  await sendButton(page).click();
  await expect(formStatus(page)).toHaveText(thanks);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await expect(field(page, 'Message')).toHaveValue('');
});

test('a button clears the form, and takes that back', async ({ page }) => {
  await openHydrated(page, '/contact');
  await expect(clear(page)).toBeHidden();
  await write(page);
  await field(page, 'Email').fill('not an address');
  await clear(page).click();
  await expect(field(page, 'Message')).toHaveValue('');
  await expect(field(page, 'Inquiry Type')).toHaveValue('');
  await expect(page.getByText('Please enter a valid email')).toBeHidden();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expectWritten(page);
  await page.reload();
  await expectWritten(page);
  await clear(page).press('Enter');
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await expect(field(page, 'Message')).toHaveValue('');
});

test('what is typed before the application is there wins over what was kept', async ({ page }) => {
  await openHydrated(page, '/contact');
  await write(page);
  const release = await holdBack(page, 'entry.client');
  await page.goto('/contact');
  await expect(field(page, 'Message')).toHaveValue('');
  await fill(page, { Name: 'Asha Rao' });
  release();
  await expectWritten(page);
  await expect(field(page, 'Name')).toHaveValue('Asha Rao');
  await page.reload();
  await expect(field(page, 'Name')).toHaveValue('Asha Rao');
});

test('where the browser keeps nothing, what was typed is still there on the way back', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await openHydrated(page, '/contact');
  await write(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Skills' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/skills/i);
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).click();
  await expectWritten(page);
});

for (const stored of [
  'no JSON',
  'null',
  '[]',
  '{"savedAt":9e15,"message":null}',
  '{"savedAt":1}',
]) {
  test(`a form opens as ever where ${stored} is stored`, async ({ page }) => {
    await page.goto('/skills');
    await page.evaluate((text) => localStorage.setItem('portfolio:draft', text), stored);
    await openHydrated(page, '/contact');
    await expect(field(page, 'Message')).toHaveValue('');
    await write(page);
    await expectWritten(page);
  });
}

test('a visitor who goes on while the message is on its way finds it sent, and may write another', async ({
  page,
}) => {
  await openContact(page);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(insertCall, async (route) => {
    await answered;
    await route.fulfill({ status: 201 });
  });
  await fill(page, { ...sender, Message: unique('On the way') });
  await sendButton(page).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Skills' }).click();
  const done = page.waitForResponse(insertCall);
  answer();
  await done;
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).click();
  await expect(field(page, 'Message')).toHaveValue('');
});
