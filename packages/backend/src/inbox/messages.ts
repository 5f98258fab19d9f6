import type { StoredContactMessage } from '@portfolio/data/contactMessage';
import { DATA_SCHEMA, keyHeaders } from '@portfolio/data/keyHeaders';
import { OwnerError } from '@portfolio/data/OwnerError';
import { safeLine } from '@portfolio/data/safeText';
import { networkReason } from './networkReason.ts';

/** Where messages are read from. */
export interface MessageSource {
  /** The data API's address, to which `/contact_messages` is added. */
  restUrl: string;
  /** A key that may read: a service role JWT or a hosted project's secret key. */
  key: string;
  /** How the owner knows it: the hosted project's address, or the data folder. */
  label: string;
}

/** What was read. */
export interface MessageList {
  /** Newest first. */
  messages: StoredContactMessage[];
  /** How many there are, including those beyond the limit. */
  total: number;
}

const pageSize = 1000;
const requestLimitMs = 20_000;

function refusal(status: number, answer: unknown, { label }: MessageSource): OwnerError {
  const { message } = Object(answer);
  const said = typeof message === 'string' ? `${status}: ${safeLine(message)}` : `${status}`;
  if (status === 401 || status === 403) {
    return new OwnerError(
      `${label} refused the key in SUPABASE_SERVICE_ROLE_KEY (${said}). It must be the project's service_role or secret key.`,
    );
  }
  if (status === 404) {
    return new OwnerError(
      `${label} has no table contact_messages (${said}). Run supabase db push first.`,
    );
  }
  return new OwnerError(`${label} answered with an error (${said}).`);
}

async function readPage(source: MessageSource, query: URLSearchParams) {
  const { restUrl, key, label } = source;
  const response = await fetch(`${restUrl}/contact_messages?${query}`, {
    headers: { ...keyHeaders(key), 'accept-profile': DATA_SCHEMA, prefer: 'count=exact' },
    signal: AbortSignal.timeout(requestLimitMs),
  }).catch((error) => {
    throw new OwnerError(`${label} cannot be reached (${networkReason(error)}).`);
  });
  const page: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw refusal(response.status, page, source);
  if (!Array.isArray(page)) {
    throw new OwnerError(`${label} didn't answer with messages: is it a Supabase project?`);
  }
  return { page, total: Number(response.headers.get('content-range')?.split('/')[1]) };
}

/**
 * Reads the messages, newest first. Servers cap the rows of one answer, so this asks until an answer
 * is empty: no message is left out.
 * @throws OwnerError when the source cannot be reached, refuses or is not a Supabase project
 */
export async function readMessages(
  source: MessageSource,
  limit = Number.POSITIVE_INFINITY,
): Promise<MessageList> {
  const messages: StoredContactMessage[] = [];
  let total = 0;
  while (messages.length < limit) {
    const wanted = Math.min(pageSize, limit - messages.length);
    const query = new URLSearchParams({ select: '*', order: 'id.desc', limit: String(wanted) });
    const oldest = messages.at(-1);
    if (oldest) query.set('id', `lt.${oldest.id}`);
    const answer = await readPage(source, query);
    if (!oldest) total = answer.total;
    if (answer.page.length === 0) break;
    messages.push(...answer.page);
  }
  return { messages, total };
}
