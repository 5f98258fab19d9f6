import type { ContactMessageRow } from '@portfolio/data/contact/contactMessage';
import type { openClient } from './client.ts';

/** How long the page waits for an answer, in milliseconds (packages/site/src/contact/sendMessage.ts). */
const pageLimitMs = 10_000;

/**
 * Sends a message once, as the page does.
 * @returns why the page would report a failure; `undefined` if it would report success
 */
export async function sendOnce(
  client: ReturnType<typeof openClient>,
  row: ContactMessageRow,
): Promise<string | undefined> {
  const { error, status } = await client
    .from('contact_messages')
    .insert(row)
    .abortSignal(AbortSignal.timeout(pageLimitMs));
  if (error) return `${status} ${error.code || error.message}`;
  return status === 201 ? undefined : `${status} instead of 201`;
}
