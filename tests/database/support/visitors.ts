import { pause } from '@portfolio/backend/shared/timing';
import type { ContactMessageRow } from '@portfolio/data/contactMessage';
import { openClient } from './client.ts';
import { contactRow } from './rest.ts';

/** How long the page waits for an answer, in milliseconds (packages/site/src/contact/sendMessage.ts). */
export const pageLimitMs = 10_000;
/** How soon a visitor presses the button again, in milliseconds. */
const againMs = 50;

/**
 * Sends a message once, as the page does.
 * @param gaveUp Ends the wait for an answer before its time.
 * @returns why the page would report a failure; `undefined` if it would report success
 */
export async function sendOnce(
  client: ReturnType<typeof openClient>,
  row: ContactMessageRow,
  gaveUp = new AbortController().signal,
): Promise<string | undefined> {
  const { error, status } = await client
    .from('contact_messages')
    .insert(row)
    .abortSignal(AbortSignal.any([gaveUp, AbortSignal.timeout(pageLimitMs)]));
  if (error) return `${status} ${error.code || error.message}`;
  return status === 201 ? undefined : `${status} instead of 201`;
}

/** How many visitors send how many messages. */
export interface VisitOptions {
  visitors: number;
  /** How many messages each of them sends, one after the other. */
  messages: number;
}

/** The results that visitors have seen. */
export interface Visits {
  /** The messages reported as sent. */
  sent: string[];
  /** Why a send was reported as failed, once for each. */
  failures: string[];
  /** How many messages were sent more than once. */
  repeated(): number;
  /** Makes the visitor who waits for the answer to a message give up, and send it again. */
  giveUp(message: string): void;
  /** Resolves when so many messages have been reported as sent, while others are under way. */
  reached(count: number): Promise<void>;
  /** Resolves when all messages have been reported as sent. */
  done: Promise<void>;
}

/** Visitors who all send together, and each message again until it is reported as sent. */
export function startVisits(url: string, { visitors, messages }: VisitOptions): Visits {
  const client = openClient(url);
  const sent: string[] = [];
  const failures: string[] = [];
  const repeated = new Set<string>();
  const waiting = new Map<number, () => void>();
  const underWay = new Map<string, AbortController>();

  const sendAsLongAsWaited = (row: ContactMessageRow) => {
    const patience = new AbortController();
    underWay.set(row.message, patience);
    return sendOnce(client, row, patience.signal);
  };
  const send = async (row: ContactMessageRow) => {
    for (let cause = await sendAsLongAsWaited(row); cause; ) {
      failures.push(cause);
      repeated.add(row.message);
      await pause(againMs);
      cause = await sendAsLongAsWaited(row);
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
    giveUp: (message) => underWay.get(message)?.abort(),
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
