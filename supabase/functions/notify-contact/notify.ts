import { composeMail } from './mail.ts';
import { NotifyProblem } from './problem.ts';
import { openQueue } from './queue.ts';
import type { Settings } from './settings.ts';

/** How many messages one call has dealt with. */
export interface NotifyResult {
  mailed: number;
  /** Those that wait for a later call. */
  failed: number;
}

/** A hosted function is stopped after 150 seconds; one mail server's worst case fits in the rest. */
const startLimitMs = 45_000;

/**
 * Does something up to three times, if it fails in a way that may be temporary.
 * @param waitMs how long to wait before the second try; doubles after it
 * @throws the last error
 */
async function retry(act: () => Promise<void>, waitMs: number, tries = 3): Promise<void> {
  try {
    return await act();
  } catch (error) {
    const mayPass = error instanceof NotifyProblem && error.transient;
    if (tries === 1 || !mayPass) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  return retry(act, waitMs * 2, tries - 1);
}

/**
 * Mails the messages that are due, one after the other, and records each before it takes the next.
 * It stops at the first one that still fails after retries: the rest would fail, too.
 * @param log gets a line about each mail that failed, with numbers and codes only
 * @throws NotifyProblem when the database cannot be asked
 */
export async function notify(
  settings: Settings,
  log: (line: string) => void,
): Promise<NotifyResult> {
  const { send, retryMs } = settings;
  const queue = openQueue(settings);
  const end = Date.now() + startLimitMs;
  const result = { mailed: 0, failed: 0 };

  while (Date.now() < end) {
    const message = await queue.claim();
    if (!message) break;
    const problem = await retry(() => send(composeMail(message, settings)), retryMs).then(
      () => undefined,
      // One message that causes an unexpected error must not stop the others.
      (error) => (error instanceof NotifyProblem ? error : new NotifyProblem('unexpected error')),
    );
    if (problem) {
      result.failed += 1;
      log(`message ${message.id} was not mailed (attempt ${message.attempt}: ${problem.message})`);
    } else {
      result.mailed += 1;
    }
    await retry(() => queue.record(message, problem?.message), retryMs);
    if (problem?.transient) break;
  }
  return result;
}
