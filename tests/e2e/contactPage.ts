import type { Page } from '@playwright/test';
import { openHydrated } from './test';

/** The call that sends a message. */
export const insertCall = '**/rest/v1/contact_messages*';

/** The words of spec section 8. */
export const thanks = "Thanks for reaching out! I'll get back to you shortly 🚀";
export const failure = 'There was an error sending your message. Please try again.';

/** Text that no other message has, so that tests can run side by side on one database. */
export const unique = (text: string) => `${text} ${crypto.randomUUID()}`;

export const sender = {
  Name: 'Ravi Kumar',
  'Phone Number': '+44 7700 900123',
  Email: 'ravi@example.org',
};

/** A field of the form, by its label. */
export const field = (page: Page, label: string) =>
  page.locator('form').getByLabel(label, { exact: false });

/** Types into fields, by their labels. */
export async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' });

/** Where the form says how sending went. */
export const formStatus = (page: Page) =>
  page.getByRole('region', { name: 'Send me a message' }).locator('form > p[role="status"]');

/** What is on the clipboard, pasted as a person does: the site may not read it. */
export async function paste(page: Page) {
  const target = field(page, 'Message');
  await target.fill('');
  await target.press('ControlOrMeta+v');
  return target.inputValue();
}

/** Longer than a program takes to fill in the form, in milliseconds. */
export const PERSON_MS = 5000;

/** Opens the contact page and lets the time pass that a person takes to write. */
export async function openContact(page: Page) {
  await page.clock.install();
  await openHydrated(page, '/contact');
  await page.clock.fastForward(PERSON_MS);
}
