import { networkReason } from '@portfolio/backend/inbox/networkReason';
import { DATA_SCHEMA, keyHeaders } from '@portfolio/data/keyHeaders';
import { readBackendVariables } from '@portfolio/publish/build/backendVariables';
import { PostgrestClient, type PostgrestSingleResponse } from '@supabase/postgrest-js';
import type { Copy } from './copy.ts';

/** The longest that one answer may take, in milliseconds; the form gives up then, too. */
const requestLimitMs = 10_000;

/** The data API of the project at this address, for whoever has this key. */
export const dataApi = (url: string, key: string) =>
  new PostgrestClient(`${url}/rest/v1`, {
    headers: keyHeaders(key),
    schema: DATA_SCHEMA,
    retry: false,
    async fetch(address, init) {
      try {
        const signal = AbortSignal.timeout(requestLimitMs);
        // The key goes to no other address.
        return await fetch(address, { ...init, signal, redirect: 'error' });
      } catch (error) {
        throw Object.assign(new Error(networkReason(error)), { name: 'network' });
      }
    },
  });

/** The project and its messages, for a visitor: someone with the public key and nothing else. */
export function asVisitor({ variables }: Copy) {
  const { url, anonKey } = readBackendVariables(variables);
  return { url, messages: () => dataApi(url, anonKey).from('contact_messages') };
}

/** What the error codes of Postgres and PostgREST mean, and the statuses of errors without one. */
const outcomes = {
  /** A missing right, or a row that a policy refuses. */
  '42501': 'refused',
  /** A value for a column whose value the database always makes itself. */
  '428C9': 'refused',
  /** The role has the right, but the row breaks a check. */
  '23514': 'rule-broken',
  /** The role has the right, but Postgres can't store the text. */
  '22P05': 'invalid-text',
  '42P01': 'no-table',
  PGRST205: 'no-table',
  PGRST202: 'no-function',
  401: 'bad-key',
  403: 'bad-key',
  /** Of messages or of requests. */
  429: 'limited',
  /** No answer. */
  0: 'unreachable',
} as const;

type Outcome = 'allowed' | 'other' | (typeof outcomes)[keyof typeof outcomes];

const known: Partial<Record<string, Outcome>> = outcomes;

/** The answer to a request. */
export interface Answer {
  outcome: Outcome;
  /** Status and message, in a few words. */
  detail: string;
  /** What was asked for, if that was allowed. */
  data: unknown;
}

/** A request that is sent when it's awaited. */
export type Query = PromiseLike<PostgrestSingleResponse<unknown>>;

/** Asks the project's data API, as the site does. Never rejects: no answer is an answer, too. */
export async function ask(query: Query): Promise<Answer> {
  const { status, error, data } = await query;
  const outcome = error ? (known[error.code] ?? known[status] ?? 'other') : 'allowed';
  const message = error?.message?.trim().slice(0, 100);
  return { outcome, detail: [status, message].filter(Boolean).join(': '), data };
}
