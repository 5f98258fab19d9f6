/**
 * Why the data API refused a request. The first four causes are about the request, the others about the
 * project or the key.
 */
export type Cause = 'refused' | 'rule-broken' | 'invalid-text' | 'limited' | ProjectCause;

/** Why the data API doesn't answer as it should. `remedies.ts` says what to do about each. */
export type ProjectCause =
  | 'api-off'
  | 'bad-key'
  | 'database-down'
  | 'down'
  | 'full'
  | 'no-function'
  | 'no-role'
  | 'no-table'
  | 'not-the-api'
  | 'other'
  | 'paused'
  | 'redirected'
  | 'restricted'
  | 'schema-hidden'
  | 'unknown-host'
  | 'unknown-table'
  | 'unreachable';

/** The status and the code of an answer. */
export interface Failure {
  /** The HTTP status; 0 if there was no answer. */
  status: number;
  /** The code in the body, if there is one: of Postgres, of PostgREST, or `NOT_JSON`. */
  code?: string | undefined;
  message?: string | undefined;
}

/** The code that callers give to an answer whose body isn't JSON. */
export const NOT_JSON = 'NOT_JSON';

/**
 * By the code in the body. Those of Postgres are in its appendix A, those of PostgREST under "Errors" of its
 * documentation.
 */
const byCode: Record<string, Cause> = {
  /** A missing right, or a row that a policy refuses. */
  '42501': 'refused',
  /** A value for a column whose value the database always makes itself. */
  '428C9': 'refused',
  /** The role has the right, but the row breaks a check. */
  '23514': 'rule-broken',
  /** The role has the right, but Postgres can't store the text. */
  '22P05': 'invalid-text',
  /** Read-only, which Supabase makes a database that is full; no room on the disk. */
  '25006': 'full',
  '53100': 'full',
  /** From Postgres itself, which PostgREST before 13 lets look for the table. */
  '42P01': 'no-table',
  /** From PostgREST's own schema cache. */
  PGRST205: 'unknown-table',
  PGRST202: 'no-function',
  PGRST000: 'database-down',
  PGRST001: 'database-down',
  PGRST002: 'database-down',
  PGRST003: 'down',
  PGRST106: 'schema-hidden',
  PGRST301: 'bad-key',
  PGRST302: 'no-role',
  PGRST303: 'bad-key',
};

/**
 * By the status, for answers of a gateway, which have no code. 402 and 540 are Supabase's own ("HTTP status
 * codes" of its documentation), 52x are Cloudflare's before it.
 */
const byStatus: Record<number, Cause> = {
  0: 'unreachable',
  401: 'bad-key',
  402: 'restricted',
  403: 'bad-key',
  404: 'not-the-api',
  429: 'limited',
  502: 'down',
  503: 'down',
  504: 'down',
  521: 'down',
  522: 'down',
  523: 'down',
  540: 'paused',
  544: 'down',
};

/** Statuses that are enough by themselves, even with an HTML page. */
const certain = new Set([402, 540]);

/** A project whose data API is off lists a schema of this name only, which isn't there. */
const noSchemas = /pgrst_no_exposed_schemas/;

/** The cause of a failure, by the code in its body where it has one. */
export function causeOf({ status, code = '', message = '' }: Failure): Cause {
  if (noSchemas.test(message)) return 'api-off';
  if (/\bENOTFOUND\b/.test(message) && status === 0) return 'unknown-host';
  if (/unexpected redirect/.test(message) && status === 0) return 'redirected';
  if (code === NOT_JSON && !certain.has(status)) {
    // A gateway answers with a page of its own if nothing is behind it.
    return byStatus[status] === 'down' ? 'down' : 'not-the-api';
  }
  return byCode[code] ?? byStatus[status] ?? 'other';
}

/** The title of a page, or the first line of any other text. */
const gist = (body: string): string =>
  (/<title[^>]*>([^<]*)/i.exec(body)?.[1] ?? body).trim().split('\n')[0]?.slice(0, 100) ?? '';

/** The error in an answer's body. */
export function readFailure(status: number, body: string): Failure {
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch {
    return { status, code: NOT_JSON, message: gist(body) };
  }
  const { code, message } = Object(answer);
  return {
    status,
    code: typeof code === 'string' ? code : undefined,
    message: typeof message === 'string' ? message : undefined,
  };
}
