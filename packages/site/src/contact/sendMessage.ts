import { type ContactMessage, toContactRow } from '@portfolio/data/contactMessage';

/** How long a send may take before it counts as failed, in milliseconds. */
export const sendTimeoutMs = 10_000;

/** What a stored row is answered with; a page of a network that wants a login has another status. */
const created = 201;

/**
 * Fetches the backend's client, about half of the JavaScript of the contact page, so that it is
 * there by the time the visitor sends. A failure shows when sending.
 */
export const loadClient = () => import('./client');

async function insert(message: ContactMessage, signal: AbortSignal) {
  const { client } = await loadClient();
  const { error, status } = await client
    .from('contact_messages')
    .insert(toContactRow(message))
    .abortSignal(signal);
  // `details` would quote the row.
  if (error) throw new Error(`${status} ${error.code ?? ''} ${error.message}`.slice(0, 200));
  if (status !== created) throw new Error(`The backend answered ${status} instead of ${created}.`);
}

/**
 * Inserts one message as one row of `contact_messages` (spec section 7). Sending it again
 * soon does no harm: the table takes a message that repeats one of the last ten minutes without
 * storing it twice.
 * @throws Error with the backend's status, code and words, without the message's content
 */
export async function sendMessage(message: ContactMessage) {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Whatever hangs is given up, the client's code included, which no signal reaches.
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`No answer within ${sendTimeoutMs / 1000} seconds.`));
      stop.abort();
    }, sendTimeoutMs);
  });
  try {
    await Promise.race([insert(message, stop.signal), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
