import { networkReason } from '@portfolio/backend/inbox/networkReason';

/** The longest that one answer may take, in milliseconds; the form gives up then, too. */
const requestLimitMs = 10_000;

/** Who asks which project. */
export interface Caller {
  /** The project's address. */
  url: string;
  key: string;
}

/** A request to the project's data API. */
export interface Request {
  /** @default the table `contact_messages` */
  path?: string;
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  query?: Record<string, string>;
  body?: unknown;
  /** PostgREST's `Prefer` header. */
  prefer?: string;
  accept?: string;
}

/** What came of a request. */
export interface Answer {
  outcome:
    | 'allowed'
    /** By the database: the role has not the right to it. */
    | 'refused'
    /** By the database: the role has the right, and the row breaks a check. */
    | 'rule-broken'
    /** By the database: the role has the right, and the text can be no row's. */
    | 'no-text'
    /** The project has no such table. */
    | 'no-table'
    /** The project has no such function. */
    | 'no-function'
    /** Before the database: the project does not know the key. */
    | 'bad-key'
    /** A limit of messages or of requests is reached. */
    | 'limited'
    | 'unreachable'
    | 'other';
  /** The answer in a few words. */
  said: string;
  /** What was answered, as JSON, where it was allowed. */
  body?: unknown;
}

/** What the error codes of Postgres and PostgREST mean. */
const outcomes: Record<string, Answer['outcome']> = {
  // Want of a privilege, and a row that a policy refuses.
  '42501': 'refused',
  // A value for a column whose value the database always makes itself.
  '428C9': 'refused',
  '23514': 'rule-broken',
  '22P05': 'no-text',
  '42P01': 'no-table',
  PGRST205: 'no-table',
  PGRST202: 'no-function',
};

function outcomeOf(status: number, code: unknown): Answer['outcome'] {
  if (status >= 200 && status < 300) return 'allowed';
  const outcome = outcomes[String(code)];
  if (outcome) return outcome;
  if (status === 401 || status === 403) return 'bad-key';
  return status === 429 ? 'limited' : 'other';
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function readError(body: string): { code?: unknown; message: string } {
  const error = readJson(body);
  // Not every server between here and there speaks JSON.
  if (typeof error !== 'object' || error === null) return { message: body.trim().slice(0, 100) };
  const { code, message } = error as { code?: unknown; message?: unknown };
  return { code, message: typeof message === 'string' ? message : '' };
}

/** Asks the project's data API, as the site does. Never rejects: no answer is an answer, too. */
export async function ask({ url, key }: Caller, request: Request): Promise<Answer> {
  const { path = 'contact_messages', method = 'GET', query = {}, body, prefer, accept } = request;
  const address = `${url}/rest/v1/${path}?${new URLSearchParams(query)}`;
  try {
    const response = await fetch(address, {
      method,
      headers: {
        apikey: key,
        authorization: `Bearer ${key}`,
        ...(prefer ? { prefer } : {}),
        ...(accept ? { accept } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(requestLimitMs),
    });
    const { status } = response;
    const text = await response.text();
    const { code, message } = readError(text);
    const outcome = outcomeOf(status, code);
    if (outcome === 'allowed') return { outcome, said: `${status}`, body: readJson(text) };
    return { outcome, said: message ? `${status}: ${message}` : `${status}` };
  } catch (error) {
    return { outcome: 'unreachable', said: networkReason(error) };
  }
}
