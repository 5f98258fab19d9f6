import type { BenchSite } from '../measurement.ts';
import { type Latency, latencyOf, watchInteractions } from './latency.ts';
import { addressOf, openInteractive, type Phone, settle, tap, withPhone } from './phone.ts';

/** The call that sends a message. */
const insertCall = '**/rest/v1/contact_messages*';

const sender = {
  Name: 'Ravi Kumar',
  'Phone Number': '+44 7700 900123',
  Email: 'ravi@example.org',
  Message: 'A message of more than ten characters.',
};

/** Who is quicker than this is taken for a program, in milliseconds (spec section 9). */
const WRITING_MS = 2000;

/** Fills in the form of the contact page, as slowly as a person must. */
export async function writeMessage(phone: Phone, site: BenchSite) {
  const { page } = phone;
  await page.route(insertCall, (route) => route.fulfill({ status: 201 }));
  await openInteractive(phone, addressOf(site, '/contact'));
  const since = Date.now();
  for (const [label, value] of Object.entries(sender)) {
    await page.locator('form').getByLabel(label, { exact: false }).fill(value);
  }
  await page.waitForTimeout(Math.max(0, since + WRITING_MS - Date.now()));
  await settle(phone);
}

/** Sends the message with a finger. */
export async function sendMessage(phone: Phone) {
  const button = phone.page.locator('form').getByRole('button', { name: 'Send Message' });
  await button.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await settle(phone);
  const box = await button.boundingBox();
  if (!box) throw new Error('The contact page has no button that sends the message.');
  return () => tap(phone, box);
}

/** Sending a message that the backend takes. */
export const latencyOfSending = (site: BenchSite): Promise<Latency[]> =>
  withPhone(site, async (phone) => {
    await watchInteractions(phone.page);
    await writeMessage(phone, site);
    const ms = await latencyOf(phone, await sendMessage(phone));
    return ms === undefined ? [] : [{ what: 'sending a message', ms }];
  });
