import { pause } from '../../../supabase/local/timing.ts';
import { openClient } from './client.ts';
import { type ContactRow, contactRow } from './rest.ts';

/** How long the page waits for an answer, in milliseconds (packages/site/src/contact/sendMessage.ts). */
export const pageLimitMs = 10_000;
/** How soon a visitor presses the button again, in milliseconds. */
const againMs = 50;

/**
 * Sends a message once, as the page does.
 * @returns why the page would call it failed; `undefined` when it would call it sent
 */
export async function sendOnce(
  client: ReturnType<typeof openClient>,
  row: ContactRow,
  limitMs = pageLimitMs,
): Promise<string | undefined> {
  const { error, status } = await client
    .from('contact_messages')
    .insert(row)
    .abortSignal(AbortSignal.timeout(limitMs));
  if (error) return `${status} ${error.code || error.message}`;
  return status === 201 ? undefined : `${status} instead of 201`;
}

/** Who sends what. */
export interface VisitOptions {
  visitors: number;
  /** How many messages each of them sends, one after the other. */
  messages: number;
  /** How long a visitor waits for an answer, in milliseconds. @default pageLimitMs */
  limitMs?: number;
}

/** What visitors have been told. */
export interface Visits {
  /** The messages that were called sent. */
  sent: string[];
  /** Why a send was called failed, once for each. */
  failures: string[];
  /** How many messages were sent more than once. */
  repeated(): number;
  /** Resolves when so many messages have been called sent, while others are under way. */
  reached(count: number): Promise<void>;
  /** Resolves when all messages have been called sent. */
  done: Promise<void>;
}

/** Visitors who send all at once, and each message again until it is called sent. */
export function startVisits(url: string, options: VisitOptions): Visits {
  const { visitors, messages, limitMs = pageLimitMs } = options;
  const client = openClient(url);
  const sent: string[] = [];
  const failures: string[] = [];
  const repeated = new Set<string>();
  const waiting = new Map<number, () => void>();

  const send = async (row: ContactRow) => {
    for (let cause = await sendOnce(client, row, limitMs); cause; ) {
      failures.push(cause);
      repeated.add(row.message);
      await pause(againMs);
      cause = await sendOnce(client, row, limitMs);
    }
    waiting.get(sent.push(row.message))?.();
  };
  const visit = async (visitor: number) => {
    for (let number = 1; number <= messages; number += 1) {
      await send(contactRow({ message: `Visitor ${visitor}, message ${number}` }));
    }
  };

  return {
    sent,
    failures,
    repeated: () => repeated.size,
    reached: (count) =>
      new Promise((resolve) => {
        if (sent.length >= count) resolve();
        else waiting.set(count, resolve);
      }),
    done: Promise.all(Array.from({ length: visitors }, (_, index) => visit(index + 1))).then(
      () => undefined,
    ),
  };
}
