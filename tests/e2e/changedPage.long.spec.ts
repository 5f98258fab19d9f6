import type { Page } from '@playwright/test';
import {
  accept,
  field,
  fill,
  formStatus,
  insertCall,
  send,
  sendButton,
  sender,
  thanks,
  unique,
} from './support/contactPage';
import { changes, wrapTexts } from './support/foreign';
import {
  expect,
  expectProblems,
  interact,
  openEarly,
  openInteractive,
  test,
  waitForHydration,
} from './support/test';

const message = 'Half of a long message';

/** React says that it has rendered a part of the page again. */
const recovered = /Minified React error #(418|423|425)/;

for (const [what, change] of Object.entries(changes)) {
  test(`text, choice, focus and caret stay where ${what} before the application is there`, async ({
    page,
    problems,
  }) => {
    const release = await openEarly(page, '/contact');
    await page.evaluate(change);
    await fill(page, { ...sender, Message: message });
    await field(page, 'Inquiry Type').selectOption('Mentorship');
    await field(page, 'Message').evaluate((area: HTMLTextAreaElement) =>
      area.setSelectionRange(4, 7),
    );
    await field(page, 'Message').focus();
    release();
    await waitForHydration(page);
    await expect(field(page, 'Email')).toHaveAttribute('data-state', 'valid');
    await expect(field(page, 'Message')).toBeFocused();
    await page.keyboard.type('the half');
    await expect(field(page, 'Message')).toHaveValue('Halfthe half a long message');
    await expect(field(page, 'Phone Number')).toHaveValue(sender['Phone Number']);
    await expect(field(page, 'Inquiry Type')).toHaveValue('Mentorship');
    await page.reload();
    await waitForHydration(page);
    await expect(field(page, 'Message')).toHaveValue('Halfthe half a long message');
    expectProblems(problems, recovered);
  });
}
