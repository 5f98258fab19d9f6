import type { StoredContactMessage } from '../../../packages/data/src/contact/contactMessage.ts';
import { readFailure } from '../../../packages/data/src/contact/failure.ts';
import { DATA_SCHEMA, keyHeaders } from '../../../packages/data/src/contact/keyHeaders.ts';
import { NotifyProblem } from './problem.ts';
import type { Settings } from './settings.ts';

/** A message that this call, and no other, is to mail. */
export interface ClaimedMessage extends StoredContactMessage {
  /** 1 for the first. */
  attempt: number;
}

const answerLimitMs = 10_000;

/** The messages to be mailed, by the project's data API. Its methods throw NotifyProblem. */
export function openQueue({ supabaseUrl, supabaseKey }: Settings) {
  async function call(name: string, parameters: Record<string, unknown>): Promise<string> {
    try {
      const response = await fetch(`${supabaseUrl}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: {
          ...keyHeaders(supabaseKey),
          'content-profile': DATA_SCHEMA,
          'content-type': 'application/json',
        },
        body: JSON.stringify(parameters),
        signal: AbortSignal.timeout(answerLimitMs),
      });
      const body = await response.text();
      if (response.ok) return body;
      // A database's error message can quote the row; its code can't.
      const [code = ''] = /^\w{1,20}$/.exec(readFailure(response.status, body).code ?? '') ?? [];
      const answer = `${response.status} ${code}`.trim();
      throw new NotifyProblem(`the database answered ${answer} to ${name}`, true);
    } catch (error) {
      if (error instanceof NotifyProblem) throw error;
      throw new NotifyProblem(`the database cannot be reached (${name})`, true);
    }
  }

  return {
    /** The next message that is due, kept from other callers for five minutes. */
    async claim(): Promise<ClaimedMessage | undefined> {
      const [message] = JSON.parse(await call('claim_contact_notification', {}));
      return message;
    },
    /** Records how the attempt ended: `failure` is a code, or `undefined` when the mail was taken. */
    async record({ id, attempt }: ClaimedMessage, failure: string | undefined): Promise<void> {
      await call('record_contact_notification', {
        claimed_id: id,
        claimed_attempt: attempt,
        failure: failure ?? null,
      });
    },
  };
}
