import type { StoredContactMessage } from '../../../packages/data/src/contactMessage.ts';

/** A message that this call, and no other, is to mail. */
export interface ClaimedMessage extends StoredContactMessage {
  /** 1 for the first. */
  attempt: number;
}

/** The messages to be mailed, as the database keeps them. */
export interface NotificationQueue {
  /** The next message that is due, kept from other callers for five minutes. */
  claim(): Promise<ClaimedMessage | undefined>;
  /** Records how the attempt ended: `failure` is a code, or `undefined` when the mail was taken. */
  record(message: ClaimedMessage, failure: string | undefined): Promise<void>;
}

/** The database did not do what it was asked to. */
export class QueueProblem extends Error {
  override readonly name = 'QueueProblem';
}

const answerLimitMs = 10_000;

/** The queue of a project, by its data API. Its methods throw QueueProblem. */
export function openQueue(supabaseUrl: string, supabaseKey: string): NotificationQueue {
  async function call(name: string, parameters: Record<string, unknown>): Promise<string> {
    let response: Response;
    let body: string;
    try {
      response = await fetch(`${supabaseUrl}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: {
          apikey: supabaseKey,
          authorization: `Bearer ${supabaseKey}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(parameters),
        signal: AbortSignal.timeout(answerLimitMs),
      });
      body = await response.text();
    } catch {
      throw new QueueProblem(`the database cannot be reached (${name})`);
    }
    // What a database says about an error can quote the row.
    if (!response.ok) throw new QueueProblem(`the database answered ${response.status} to ${name}`);
    return body;
  }

  return {
    async claim() {
      const [message] = JSON.parse(await call('claim_contact_notification', {}));
      return message;
    },
    async record({ id, attempt }, failure) {
      await call('record_contact_notification', {
        claimed_id: id,
        claimed_attempt: attempt,
        failure: failure ?? null,
      });
    },
  };
}
