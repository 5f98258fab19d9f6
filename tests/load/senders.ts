import { openClient } from '../database/support/client.ts';
import { contactRow } from '../database/support/rest.ts';
import { sendOnce } from '../database/support/visitors.ts';

/** One answer in so many is lost on its way. */
const lostEvery = 20;
/** One sender in so many doesn't send a failed message again. */
const givesUpEvery = 10;
/** A limit on the kept data of a run. */
const mostMessages = 100_000;

/** How to load a site. */
export interface LoadOptions {
  senders: number;
  /** How long senders begin new messages, in milliseconds. */
  durationMs: number;
  /** How long they may then go on to send failed messages again, in milliseconds. */
  graceMs: number;
}

/** The senders' results. */
export interface LoadResult {
  requests: number;
  /** Messages reported as sent. */
  sent: string[];
  /** Messages reported as failed and not sent again, with the reason. */
  givenUp: { message: string; cause: string }[];
  /** Why a request was reported as failed, once for each. */
  failures: string[];
  /** How long each successful request took, in milliseconds. */
  latenciesMs: number[];
  /** How long the senders were at it, in milliseconds. */
  tookMs: number;
}

/** The site's client on a network that loses some answers. */
function openLossyClient(url: string) {
  let count = 0;
  const lossyFetch: typeof fetch = async (...request) => {
    count += 1;
    const isLost = count % lostEvery === 0;
    const answer = await fetch(...request);
    if (isLost) throw new Error('answer lost on purpose');
    return answer;
  };
  return openClient(url, undefined, lossyFetch);
}

/** Sends from many senders together, each as fast as it is answered. */
export async function sendFromMany(url: string, options: LoadOptions): Promise<LoadResult> {
  const { senders, durationMs, graceMs } = options;
  const client = openLossyClient(url);
  const result: LoadResult = {
    requests: 0,
    sent: [],
    givenUp: [],
    failures: [],
    latenciesMs: [],
    tookMs: 0,
  };
  const startedAt = performance.now();
  const isBefore = (ms: number) => performance.now() - startedAt < ms;

  const send = async (message: string, mayRepeat: () => boolean) => {
    for (;;) {
      const from = performance.now();
      result.requests += 1;
      const cause = await sendOnce(client, contactRow({ message }));
      if (!cause) {
        result.latenciesMs.push(performance.now() - from);
        result.sent.push(message);
        return;
      }
      result.failures.push(cause);
      if (!mayRepeat()) return void result.givenUp.push({ message, cause });
    }
  };
  const run = async (sender: number) => {
    const isPatient = sender % givesUpEvery !== 0;
    const mayRepeat = () => isPatient && isBefore(durationMs + graceMs);
    for (let number = 1; isBefore(durationMs) && result.requests < mostMessages; number += 1) {
      await send(`Sender ${sender}, message ${number}`, mayRepeat);
    }
  };
  await Promise.all(Array.from({ length: senders }, (_, index) => run(index + 1)));
  result.tookMs = performance.now() - startedAt;
  return result;
}
