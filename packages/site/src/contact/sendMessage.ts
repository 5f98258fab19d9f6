import { type ContactMessage, toContactRow } from '@portfolio/data/contactMessage';

/** How long a send may take before it counts as failed, in milliseconds. */
export const sendTimeoutMs = 10_000;

/**
 * Fetches the backend's client, about half of the JavaScript of the contact page, so that it is
 * there by the time the visitor sends. A failure shows when sending.
 */
export const loadClient = () => import('./client');

/**
 * Inserts one message as one row of `contact_messages` (spec section 7).
 * @throws Error with the backend's code and words, without the message's content
 */
export async function sendMessage(message: ContactMessage) {
  const { client } = await loadClient();
  const { error } = await client
    .from('contact_messages')
    .insert(toContactRow(message))
    .abortSignal(AbortSignal.timeout(sendTimeoutMs));
  // `details` would quote the row.
  if (error) throw new Error(`${error.code} ${error.message}`.trim());
}
