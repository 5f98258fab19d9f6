import { DeliveryProblem } from './deliveryProblem.ts';
import { composeMail } from './mail.ts';
import { type ClaimedMessage, type NotificationQueue, QueueProblem } from './queue.ts';
import { retry } from './retry.ts';
import type { MailTransport } from './transport.ts';

/** What one call has to do its work with. */
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
 * Mails what is due, one message after the other, and records each before it takes the next. It
 * stops at the first one that fails although it was tried again: the rest would fare no better.
 * @throws QueueProblem when the database cannot be asked
 */
export async function notify(options: NotifyOptions): Promise<NotifyResult> {
  const { queue, transport, retryMs, log } = options;
  const end = Date.now() + startLimitMs;
  const result = { mailed: 0, failed: 0 };

  const deliver = async (message: ClaimedMessage): Promise<DeliveryProblem | undefined> => {
    const isTransient = (error: unknown) => error instanceof DeliveryProblem && error.transient;
    try {
      const mail = composeMail(message, options);
      await retry(() => transport.send(mail), { waitMs: retryMs, isTransient });
      return undefined;
    } catch (error) {
      // One message that nobody thought of must not stop the others.
      return error instanceof DeliveryProblem
        ? error
        : new DeliveryProblem('unexpected error', false);
    }
  };
  const record = (message: ClaimedMessage, failure: string | undefined) =>
    retry(() => queue.record(message, failure), {
      waitMs: retryMs,
      isTransient: (error) => error instanceof QueueProblem,
    });

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
