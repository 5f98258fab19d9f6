import { networkReason } from '../../../../supabase/inbox/networkReason.ts';

/** The longest that one answer may take, in milliseconds; the form gives up then, too. */
const requestLimitMs = 10_000;

/** Who asks which project. */
export interface Caller {
  /** The project's address. */
  url: string;
  key: string;
}

/** A request to the table `contact_messages`. */
export interface Request {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  query?: Record<string, string>;
  body?: unknown;
  /** PostgREST's `Prefer` header. */
  prefer?: string;
}

/** What came of a request. */
export interface Answer {
  outcome:
    | 'allowed'
    /** By the database: the role has not the right to it. */
    | 'refused'
    /** The project has no such table. */
    | 'no-table'
    /** Before the database: the project does not know the key. */
    | 'bad-key'
    /** A limit of messages or of requests is reached. */
    | 'limited'
    | 'unreachable'
    | 'other';
  /** The answer in a few words. */
  said: string;
}

/** Postgres' code for want of a privilege and for a row that a policy refuses. */
const INSUFFICIENT_PRIVILEGE = '42501';
/** PostgREST's code, and Postgres' own. */
const NO_TABLE = ['PGRST205', '42P01'];

function outcomeOf(status: number, code: unknown): Answer['outcome'] {
  if (status >= 200 && status < 300) return 'allowed';
  if (code === INSUFFICIENT_PRIVILEGE) return 'refused';
  if (NO_TABLE.includes(String(code))) return 'no-table';
  if (status === 401 || status === 403) return 'bad-key';
  return status === 429 ? 'limited' : 'other';
}

function readError(body: string): { code?: unknown; message: string } {
  try {
    const { code, message } = JSON.parse(body) as { code?: unknown; message?: unknown };
    return { code, message: typeof message === 'string' ? message : '' };
  } catch {
    // Not every server between here and there speaks JSON.
    return { message: body.trim().slice(0, 100) };
  }
}

/** Asks the project's data API, as the site does. Never rejects: no answer is an answer, too. */
export async function ask({ url, key }: Caller, request: Request): Promise<Answer> {
  const { method = 'GET', query = {}, body, prefer } = request;
  const address = `${url}/rest/v1/contact_messages?${new URLSearchParams(query)}`;
  try {
    const response = await fetch(address, {
      method,
      headers: {
        apikey: key,
        authorization: `Bearer ${key}`,
        ...(prefer ? { prefer } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(requestLimitMs),
    });
    const { status } = response;
    const { code, message } = readError(await response.text());
    const outcome = outcomeOf(status, code);
    return {
      outcome,
      said: message && outcome !== 'allowed' ? `${status}: ${message}` : `${status}`,
    };
  } catch (error) {
    return { outcome: 'unreachable', said: networkReason(error) };
  }
}
