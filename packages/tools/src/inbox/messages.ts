import type { StoredContactMessage } from '@portfolio/data/contact/contactMessage';
import { type Failure, NOT_JSON, readFailure } from '@portfolio/data/contact/failure';
import { DATA_SCHEMA, keyHeaders } from '@portfolio/data/contact/keyHeaders';
import { OwnerError } from '@portfolio/data/validation/OwnerError';
import { safeLine } from '@portfolio/data/values/safeText';
import { type ApiTarget, faultOf, remedyFor } from './faults.ts';
import { networkReason } from './networkReason.ts';

/** Where messages are read from. */
export interface MessageSource {
  /** The data API's address, to which `/contact_messages` is added. */
  restUrl: string;
  /** A key that may read: a service role JWT or a hosted project's secret key. */
  key: string;
  /** The name for the owner: the hosted project's address, or the data folder. */
  label: string;
  /** A hosted project's address and the variables it comes from, for the message when a request fails. */
  target?: ApiTarget;
}

/** The result of reading. */
export interface MessageList {
  /** Newest first. */
  messages: StoredContactMessage[];
  /** How many there are, including those beyond the limit. */
  total: number;
}

const pageSize = 1000;
const requestTimeoutMs = 20_000;

/** Describes a failure and, for a hosted project, what its owner can do about it. */
function explain(failure: Failure, { label, target }: MessageSource): OwnerError {
  const { status, message = '' } = failure;
  const said = [status, safeLine(message)].filter(Boolean).join(': ');
  if (!target) {
    const what = status === 0 ? 'cannot be reached' : 'answered with an error';
    return new OwnerError(`${label} ${what} (${said}).`);
  }
  const fault = faultOf(failure);
  const remedy =
    fault === 'refused'
      ? {
          message: `the key in ${target.keyName} may not read or delete the messages`,
          fix: "Run in the dashboard's SQL editor: grant select, delete on public.contact_messages to service_role;",
        }
      : remedyFor(fault, target);
  return new OwnerError(
    `${remedy.message[0]?.toUpperCase()}${remedy.message.slice(1)} (${said}). ${remedy.fix}`,
  );
}

/** Reads or deletes rows of the table. It deletes all of them or none. The answer has the rows in both cases. */
async function askForRows(source: MessageSource, query: URLSearchParams, method = 'GET') {
  const { restUrl, key } = source;
  const response = await fetch(`${restUrl}/contact_messages?${query}`, {
    method,
    headers: {
      ...keyHeaders(key),
      'accept-profile': DATA_SCHEMA,
      'content-profile': DATA_SCHEMA,
      prefer: 'count=exact, return=representation',
    },
    signal: AbortSignal.timeout(requestTimeoutMs),
  }).catch((error) => {
    throw explain({ status: 0, message: networkReason(error) }, source);
  });
  const body = await response.text();
  const failure = readFailure(response.status, body);
  if (!response.ok || failure.code) throw explain(failure, source);
  const page: unknown = JSON.parse(body);
  if (!Array.isArray(page)) throw explain({ ...failure, code: NOT_JSON }, source);
  return { page, total: Number(response.headers.get('content-range')?.split('/')[1]) };
}

/** Which messages to read. */
export interface MessageChoice {
  /** The newest ones only. @default all */
  limit?: number;
  /** Those with this e-mail address of the sender, whatever its capitals. @default all */
  from?: string | undefined;
  /** Whether each message includes its notification: whether and when it was mailed. @default false */
  whole?: boolean;
}

/** PostgREST's filter for an address. It doesn't use `ilike`, because addresses may contain its `*` and `_`. */
const sentBy = (from: string | undefined): Record<string, string> =>
  from === undefined
    ? {}
    : { email: `imatch.^${from.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}$` };

/**
 * Deletes all messages from an address, and everything that is stored about them.
 * @param newest the id of the newest message that the owner has seen. Later messages stay
 * @returns how many there were
 * @throws OwnerError, with nothing deleted, when the source cannot be reached or refuses
 */
export async function deleteMessages(source: MessageSource, from: string, newest: number) {
  const query = new URLSearchParams({ ...sentBy(from), id: `lte.${newest}`, select: 'id' });
  return (await askForRows(source, query, 'DELETE')).total;
}

/**
 * Reads the messages, newest first. Servers limit the rows of one answer, so this sends requests until an answer is
 * empty.
 * @throws OwnerError when the source cannot be reached, refuses or is not a Supabase project
 */
export async function readMessages(
  source: MessageSource,
  { limit = Number.POSITIVE_INFINITY, from, whole = false }: MessageChoice = {},
): Promise<MessageList> {
  const select = whole ? '*,contact_notifications(attempts,due_at,sent_at,last_error)' : '*';
  const messages: StoredContactMessage[] = [];
  let total = 0;
  while (messages.length < limit) {
    const wanted = Math.min(pageSize, limit - messages.length);
    const query = new URLSearchParams({ ...sentBy(from), select, order: 'id.desc' });
    query.set('limit', String(wanted));
    const oldest = messages.at(-1);
    if (oldest) query.set('id', `lt.${oldest.id}`);
    const answer = await askForRows(source, query);
    if (!oldest) total = answer.total;
    if (answer.page.length === 0) break;
    messages.push(...answer.page);
  }
  return { messages, total };
}
