import { DeliveryProblem } from './deliveryProblem.ts';
import { composeMail, type Mail } from './mail.ts';
import { type ClaimedMessage, type NotificationQueue, QueueProblem } from './queue.ts';

/** Hands mails over to the service that delivers them. */
export interface MailTransport {
  /** @throws DeliveryProblem when the mail was not taken */
  send(mail: Mail): Promise<void>;
}

/** What one call works with. */
export interface NotifyOptions {
  queue: NotificationQueue;
  transport: MailTransport;
  from: string;
  to: string;
  /** How long to wait before the second try of one step, in milliseconds; doubles after it. */
  retryMs: number;
  /** Gets a line about each mail that failed, with numbers and codes only. */
  log(line: string): void;
}

/** How many messages one call has dealt with. */
export interface NotifyResult {
  mailed: number;
  /** Those that wait for a later call. */
  failed: number;
}

/** A hosted function is stopped after 150 seconds; one mail server's worst case fits in the rest. */
const startLimitMs = 45_000;

/**
 * Does something up to three times, where it fails in a way that may pass.
 * @param waitMs how long to wait before the second try; doubles after it
 * @throws the last error
 */
async function retry(
  act: () => Promise<void>,
  waitMs: number,
  mayPass: (error: unknown) => boolean,
  tries = 3,
): Promise<void> {
  try {
    return await act();
  } catch (error) {
    if (tries === 1 || !mayPass(error)) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  return retry(act, waitMs * 2, mayPass, tries - 1);
}

/**
 * Mails what is due, one message after the other, and records each before it takes the next. It
 * stops at the first one that fails although it was tried again: the rest would fare no better.
 * @throws QueueProblem when the database cannot be asked
 */
export async function notify(options: NotifyOptions): Promise<NotifyResult> {
  const { queue, transport, retryMs, log } = options;
  const end = Date.now() + startLimitMs;
  const result = { mailed: 0, failed: 0 };

  const deliver = async (message: ClaimedMessage): Promise<DeliveryProblem | undefined> => {
    try {
      const mail = composeMail(message, options);
      const isTransient = (error: unknown) => error instanceof DeliveryProblem && error.transient;
      await retry(() => transport.send(mail), retryMs, isTransient);
      return undefined;
    } catch (error) {
      // One message that causes an unexpected error must not stop the others.
      return error instanceof DeliveryProblem
        ? error
        : new DeliveryProblem('unexpected error', false);
    }
  };
  const record = (message: ClaimedMessage, failure: string | undefined) =>
    retry(
      () => queue.record(message, failure),
      retryMs,
      (error) => error instanceof QueueProblem,
    );

  while (Date.now() < end) {
    const message = await queue.claim();
    if (!message) break;
    const problem = await deliver(message);
    if (problem) {
      result.failed += 1;
      log(`message ${message.id} was not mailed (attempt ${message.attempt}: ${problem.message})`);
    } else {
      result.mailed += 1;
    }
    await record(message, problem?.message);
    if (problem?.transient) break;
  }
  return result;
}
