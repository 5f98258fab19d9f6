import { type ContactMessage, toContactRow } from '@portfolio/data/contact/contactMessage';
import { contactForm } from '@portfolio/words';

/** How long sending may take before it counts as failed, in milliseconds. */
const sendTimeoutMs = 10_000;

/** The data API's status for a stored row. */
const created = 201;

const tooManyRequests = 429;

/** A message couldn't be sent, for a reason that the visitor should know. */
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

const connectionError = (message: string) =>
  new SendError(message, unlessOffline(reasons.noAnswer));

/**
 * Fetches the backend's client early, so that it is there when the visitor sends. It is about half of the contact
 * page's JavaScript. A failure only shows when the visitor sends.
 */
export const loadClient = () => import('./client');

async function insert(message: ContactMessage, signal: AbortSignal) {
  const { client, lastHeaders } = await loadClient().catch((cause) => {
    // The code is missing after a deploy, or because the browser remembers an earlier failure (whatwg/html issue 6768).
    const explanation = unlessOffline(reasons.noCode);
    throw new SendError('The code that sends could not be loaded.', explanation, { cause });
  });
  const { error, status } = await client
    .from('contact_messages')
    .insert(toContactRow(message))
    .abortSignal(signal);
  // The client reports a page as an error, as it isn't JSON. Nothing else is asked of the answer (decision 040).
  if (status === created && !error) return;
  // `details` would quote the row.
  const text = `${status} ${error?.code ?? ''} ${error?.message ?? 'is not 201'}`.slice(0, 200);
  // No server has answered, or only a network that wants a login.
  if (status < 400) throw connectionError(text);
  if (status !== tooManyRequests) throw new Error(text);
  const seconds = Number(lastHeaders().get('Retry-After'));
  throw new SendError(text, reasons.tooMany(seconds ? Math.ceil(seconds / 60) : undefined));
}

/**
 * Inserts one message as one row of `contact_messages` (spec section 7). Sending it twice does no harm: the table
 * doesn't store a message that repeats one of the last ten minutes.
 * @throws SendError if the connection or too many messages are the reason, otherwise Error. Neither contains a word of
 * the message
 */
export async function sendMessage(message: ContactMessage) {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Gives up anything that hangs, including loading the client's code, which no signal can abort.
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(connectionError(`No answer within ${sendTimeoutMs / 1000} seconds.`));
      stop.abort();
    }, sendTimeoutMs);
  });
  try {
    await Promise.race([insert(message, stop.signal), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
