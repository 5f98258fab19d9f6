import { networkReason } from '@portfolio/backend/inbox/networkReason';
import { readBackendVariables } from '@portfolio/publish/build/backendVariables';
import type { Copy } from './copy.ts';

/** The longest that one answer may take, in milliseconds; the form gives up then, too. */
const requestLimitMs = 10_000;

/** A project, and the key with which it is asked. */
export interface Caller {
  /** The project's address. */
  url: string;
  key: string;
}

/** A visitor: someone with the public key and nothing else. */
export function visitorOf({ variables }: Copy): Caller {
  const { url, anonKey } = readBackendVariables(variables);
  return { url, key: anonKey };
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

/** The answer to a request. */
export interface Answer {
  outcome:
    | 'allowed'
    /** The database: the role doesn't have the right. */
    | 'refused'
    /** The database: the role has the right, but the row breaks a check. */
    | 'rule-broken'
    /** The database: the role has the right, but Postgres can't store the text. */
    | 'invalid-text'
    /** The project has no such table. */
    | 'no-table'
    /** The project has no such function. */
    | 'no-function'
    /** Before the database: the project doesn't know the key. */
    | 'bad-key'
    /** A limit of messages or of requests is reached. */
    | 'limited'
    | 'unreachable'
    | 'other';
  /** Status and message, in a few words. */
  detail: string;
  /** The JSON of an answer that was allowed. */
  body?: unknown;
}

/** What the error codes of Postgres and PostgREST mean. */
const outcomes: Record<string, Answer['outcome']> = {
  // A missing privilege, or a row that a policy refuses.
  '42501': 'refused',
  // A value for a column whose value the database always makes itself.
  '428C9': 'refused',
  '23514': 'rule-broken',
  '22P05': 'invalid-text',
  '42P01': 'no-table',
  PGRST205: 'no-table',
  PGRST202: 'no-function',
};

function outcomeOf(status: number, code: unknown): Answer['outcome'] {
  const known = outcomes[String(code)];
  if (known) return known;
  if (status === 401 || status === 403) return 'bad-key';
  return status === 429 ? 'limited' : 'other';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readAnswer(response: Response): Promise<Answer> {
  const { status, ok } = response;
  const text = await response.text();
  const json = parseJson(text);
  if (ok) return { outcome: 'allowed', detail: `${status}`, body: json };
  // A proxy in between may answer with something other than JSON.
  const { code, message = '' } = Object(json ?? { message: text.trim().slice(0, 100) });
  const detail = typeof message === 'string' && message ? `${status}: ${message}` : `${status}`;
  return { outcome: outcomeOf(status, code), detail };
}

/** Asks the project's data API, as the site does. Never rejects: no answer is an answer, too. */
export async function ask({ url, key }: Caller, request: Request): Promise<Answer> {
  const { path = 'contact_messages', method = 'GET', query = {}, body, prefer, accept } = request;
  const hasBody = body !== undefined;
  try {
    return await readAnswer(
      await fetch(`${url}/rest/v1/${path}?${new URLSearchParams(query)}`, {
        method,
        headers: {
          apikey: key,
          authorization: `Bearer ${key}`,
          ...(prefer && { prefer }),
          ...(accept && { accept }),
          ...(hasBody && { 'content-type': 'application/json' }),
        },
        ...(hasBody && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(requestLimitMs),
      }),
    );
  } catch (error) {
    return { outcome: 'unreachable', detail: networkReason(error) };
  }
}
