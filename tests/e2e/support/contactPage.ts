import type { Locator, Page, Route } from '@playwright/test';
import { makeGate, openHydrated } from './test';

/** The call that sends a message. */
export const insertCall = '**/rest/v1/contact_messages*';

/** The script that connects the form to the backend. */
export const clientScript = /\/assets\/client-[^/]*\.js$/;

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

export const form = (page: Page) => page.getByRole('region', { name: 'Send me a message' });

/** A field of the form, by its label. */
export const field = (page: Page, label: string) =>
  page.locator('form').getByLabel(label, { exact: false });

/** Types into fields, by their labels. */
export async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' });

/** Writes a message and sends it. */
export async function send(page: Page, message: string) {
  await fill(page, { ...sender, Message: message });
  await sendButton(page).click();
}

/** The ways to submit the form. */
export const ways = {
  click: (page: Page) => sendButton(page).click(),
  'double click': (page: Page) => sendButton(page).dblclick(),
  Enter: (page: Page) => field(page, 'Email').press('Enter'),
  'Enter ten times': async (page: Page) => {
    await field(page, 'Email').focus();
    for (let count = 0; count < 10; count += 1) await page.keyboard.press('Enter');
  },
  'twenty times in one task': (page: Page) =>
    page.locator('form').evaluate((form: HTMLFormElement) => {
      for (let count = 0; count < 20; count += 1) form.requestSubmit();
    }),
};

/** The calls that send a message, from now on. */
export function watchCalls(page: Page) {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  return calls;
}

/** The place where the form reports the outcome of sending. */
export const formStatus = (page: Page) => form(page).locator('form p[role="status"]');

/** Answers the call with what every gateway passes on when the data API has stored a message: the status. */
export const accept = (route: Route) => route.fulfill({ status: 201 });

/** Makes the calls wait until the returned function is called, and then accepts them. */
export async function acceptLater(page: Page) {
  const { opened, open } = makeGate();
  await page.route(insertCall, async (route) => {
    await opened;
    await accept(route);
  });
  return open;
}

/** The clipboard's text, pasted as a person does: the site may not read it. */
export async function paste(page: Page) {
  const target = field(page, 'Message');
  await target.fill('');
  await target.press('ControlOrMeta+v');
  return target.inputValue();
}

/** Whether a computed colour is red, green or neither. */
export const hueOf = async (
  element: Locator,
  property: 'color' | 'border-top-color' | 'stroke',
) => {
  const value = await element.evaluate(
    (shown, name) => getComputedStyle(shown).getPropertyValue(name),
    property,
  );
  const [red = 0, green = 0, blue = 0] = (value.match(/[\d.]+/g) ?? []).map(Number);
  if (red - Math.max(green, blue) > 60) return 'red';
  return green - Math.max(red, blue) > 40 ? 'green' : 'grey';
};

/** The shortest time that a person takes, for the spam check, in milliseconds. */
const PERSON_MS = 5000;

/** Lets the time pass that a person takes to write, on a page whose clock is installed. */
export const passWritingTime = (page: Page) => page.clock.fastForward(PERSON_MS);

/** Opens the contact page and lets the time pass that a person takes to write. */
export async function openContact(page: Page) {
  await page.clock.install();
  await openHydrated(page, '/contact');
  await passWritingTime(page);
}
