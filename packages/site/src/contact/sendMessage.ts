import { type ContactMessage, toContactRow } from '@portfolio/data/contactMessage';
import { SendError } from './SendError';

/** How long a send may take before it counts as failed, in milliseconds. */
export const sendTimeoutMs = 10_000;

/** What a stored row is answered with; a page of a network that wants a login has another status. */
const created = 201;

const tooManyRequests = 429;

/**
 * Fetches the backend's client, about half of the JavaScript of the contact page, so that it is
 * there by the time the visitor sends. A failure shows when sending.
 */
export const loadClient = () => import('./client');

async function insert(message: ContactMessage, signal: AbortSignal) {
  const { client, lastRetryAfterS } = await loadClient().catch((cause) => {
    throw new SendError('The code that sends could not be loaded.', 'code', undefined, {
      cause,
    });
  });
  const { error, status } = await client
    .from('contact_messages')
    .insert(toContactRow(message))
    .abortSignal(signal);
  if (error) {
    // `details` would quote the row.
    const text = `${status} ${error.code ?? ''} ${error.message}`.slice(0, 200);
    // No server has answered, or a network that wants a login.
    if (status < 400) throw new SendError(text, 'connection');
    if (status === tooManyRequests) throw new SendError(text, 'busy', lastRetryAfterS());
    throw new Error(text);
  }
  if (status !== created) {
    throw new SendError(`The backend answered ${status} instead of ${created}.`, 'connection');
  }
}

/**
 * Inserts one message as one row of `contact_messages` (spec section 7). Sending it again
 * soon does no harm: the table takes a message that repeats one of the last ten minutes without
 * storing it twice.
 * @throws SendError where the connection or too many messages are the reason, otherwise Error, both with the backend's status, code and words, without the message's content
 */
export async function sendMessage(message: ContactMessage) {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Whatever hangs is given up, the client's code included, which no signal reaches.
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new SendError(`No answer within ${sendTimeoutMs / 1000} seconds.`, 'connection'));
      stop.abort();
    }, sendTimeoutMs);
  });
  try {
    await Promise.race([insert(message, stop.signal), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
