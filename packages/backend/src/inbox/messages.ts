import type { StoredContactMessage } from '@portfolio/data/contactMessage';
import { networkReason } from './networkReason.ts';
import { InboxProblem } from './problem.ts';

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

function refusal(status: number, body: string, { label }: MessageSource): InboxProblem {
  let said = body.trim().slice(0, 200);
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    if (typeof message === 'string') said = message;
  } catch {
    // Not every server between here and there speaks JSON.
  }
  const because = said ? `: ${said}` : '';
  if (status === 401 || status === 403) {
    return new InboxProblem(
      `${label} refused the key in SUPABASE_SERVICE_ROLE_KEY (${status}${because}). It must be the project's service_role or secret key.`,
    );
  }
  if (status === 404) {
    return new InboxProblem(
      `${label} has no table contact_messages (404${because}). Run supabase db push first.`,
    );
  }
  return new InboxProblem(`${label} answered with an error (${status}${because}).`);
}

function isPage(value: unknown): value is StoredContactMessage[] {
  return (
    Array.isArray(value) &&
    value.every((row) => typeof row === 'object' && row !== null && Number.isInteger(row.id))
  );
}

async function readPage(source: MessageSource, query: URLSearchParams) {
  const { restUrl, key, label } = source;
  const url = `${restUrl}/contact_messages?${query}`;
  const headers = { apikey: key, authorization: `Bearer ${key}`, prefer: 'count=exact' };
  const signal = AbortSignal.timeout(requestLimitMs);
  let response: Response;
  let body: string;
  try {
    response = await fetch(url, { headers, signal });
    body = await response.text();
  } catch (error) {
    throw new InboxProblem(`${label} cannot be reached (${networkReason(error)}).`);
  }
  if (!response.ok) throw refusal(response.status, body, source);
  let page: unknown;
  try {
    page = JSON.parse(body);
  } catch {
    page = undefined;
  }
  if (!isPage(page)) {
    throw new InboxProblem(`${label} is not a Supabase project: it answers with something else.`);
  }
  return { page, total: Number(response.headers.get('content-range')?.split('/')[1]) };
}

/**
 * Reads the messages, newest first. Servers cap the rows of one answer, so this asks until an answer
 * is empty: no message is left out.
 * @throws InboxProblem when the source cannot be reached, refuses or is not a Supabase project
 */
export async function readMessages(source: MessageSource, limit?: number): Promise<MessageList> {
  const messages: StoredContactMessage[] = [];
  let total: number | undefined;
  for (;;) {
    const wanted = Math.min(pageSize, (limit ?? Number.POSITIVE_INFINITY) - messages.length);
    if (wanted === 0) break;
    const query = new URLSearchParams({ select: '*', order: 'id.desc', limit: String(wanted) });
    const oldest = messages.at(-1);
    if (oldest) query.set('id', `lt.${oldest.id}`);
    const answer = await readPage(source, query);
    total ??= answer.total;
    if (answer.page.length === 0) break;
    messages.push(...answer.page);
  }
  return { messages, total: Math.max(total || 0, messages.length) };
}
