import { type ContactMessage, toContactRow } from '@portfolio/data/contactMessage';
import { contactForm } from '@portfolio/words';

/** How long a send may take before it counts as failed, in milliseconds. */
const sendTimeoutMs = 10_000;

/** PostgREST's status for a stored row. */
const created = 201;

const tooManyRequests = 429;

/** A message could not be sent, for a reason that the visitor should know. */
export class SendError extends Error {
  override name = 'SendError';

  /** @param explanation added to the words of spec section 8 */
  constructor(
    message: string,
    readonly explanation: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const { reasons } = contactForm;

const unlessOffline = (explanation: string) => (navigator.onLine ? explanation : reasons.offline);

const unconnected = (message: string) => new SendError(message, unlessOffline(reasons.noAnswer));

/**
 * Fetches the backend's client, about half of the JavaScript of the contact page, so that it is
 * there by the time the visitor sends. A failure shows when sending.
 */
export const loadClient = () => import('./client');

async function insert(message: ContactMessage, signal: AbortSignal) {
  const { client, lastHeaders } = await loadClient().catch((cause) => {
    // After a deploy, or where the browser remembers an earlier failure (whatwg/html issue 6768).
    const explanation = unlessOffline(reasons.noCode);
    throw new SendError('The code that sends could not be loaded.', explanation, { cause });
  });
  const { data, error, status } = await client
    .from('contact_messages')
    .insert(toContactRow(message))
    .abortSignal(signal);
  // Only PostgREST answers like this: it adds no text, as nothing asks for the row, and `Content-Range`, which its
  // answers to other origins expose, too. The client reports text that isn't JSON as an error. Anything else comes from
  // somebody else, such as a network that wants a login, whatever its status.
  const isStored = status === created && !error && data === null;
  if (isStored && lastHeaders().has('Content-Range')) return;
  // `details` would quote the row.
  const text =
    `${status} ${error?.code ?? ''} ${error?.message ?? 'and not PostgREST’s answer'}`.slice(
      0,
      200,
    );
  // No server has answered, or a network that wants a login.
  if (status < 400) throw unconnected(text);
  if (status !== tooManyRequests) throw new Error(text);
  const seconds = Number(lastHeaders().get('Retry-After'));
  throw new SendError(text, reasons.tooMany(seconds ? Math.ceil(seconds / 60) : undefined));
}

/**
 * Inserts one message as one row of `contact_messages` (spec section 7). Sending it again
 * soon does no harm: the table takes a message that repeats one of the last ten minutes without
 * storing it twice.
 * @throws SendError if the connection or too many messages are the reason, otherwise Error. Neither holds
 * a word of the message
 */
export async function sendMessage(message: ContactMessage) {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Anything that hangs is given up, including the client's code, which no signal reaches.
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(unconnected(`No answer within ${sendTimeoutMs / 1000} seconds.`));
      stop.abort();
    }, sendTimeoutMs);
  });
  try {
    await Promise.race([insert(message, stop.signal), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
