import { readBackendVariables } from '@portfolio/build/keys/backendVariables';
import { NOT_JSON, readFailure } from '@portfolio/data/contact/failure';
import { DATA_SCHEMA, keyHeaders } from '@portfolio/data/contact/keyHeaders';
import { PostgrestClient, type PostgrestSingleResponse } from '@supabase/postgrest-js';
import { type ApiTarget, type Fault, faultOf, type Remedy, remedyFor } from '../../inbox/faults.ts';
import { findHostedSource } from '../../inbox/hostedSource.ts';
import { networkReason } from '../../inbox/networkReason.ts';
import type { Workspace } from './workspace.ts';

/** The longest that one answer may take, in milliseconds. The form has the same limit. */
const requestTimeoutMs = 10_000;

/** The data API of the project at this address, for callers with this key. */
const dataApi = (url: string, key: string) =>
  new PostgrestClient(`${url}/rest/v1`, {
    headers: keyHeaders(key),
    schema: DATA_SCHEMA,
    retry: false,
    async fetch(address, init) {
      try {
        const signal = AbortSignal.timeout(requestTimeoutMs);
        // The key must not go to another address.
        const answer = await fetch(address, { ...init, signal, redirect: 'error' });
        if (answer.ok) return answer;
        // The client takes an empty 404 as a success.
        const failure = readFailure(answer.status, await answer.text());
        return Response.json(failure, { status: answer.status });
      } catch (error) {
        throw Object.assign(new Error(networkReason(error)), { name: 'network' });
      }
    },
  });

/** The project and its messages, as a visitor with only the public key reaches them. */
export function asVisitor({ variables }: Workspace) {
  const { url, anonKey } = readBackendVariables(variables);
  const target: ApiTarget = {
    url,
    urlName: 'VITE_SUPABASE_URL',
    keyName: 'VITE_SUPABASE_ANON_KEY',
    keyKind: 'public',
  };
  return { target, messages: () => dataApi(url, anonKey).from('contact_messages') };
}

/**
 * The data API for the owner, when the variables of `npm run inbox` hold this project's secret key.
 * @throws OwnerError when they hold a key that can't be this project's
 */
export function asOwner({ variables, env }: Workspace) {
  const { url } = readBackendVariables(variables);
  const address = env.SUPABASE_URL?.trim() ?? '';
  // The secret key must only go to the address that it was set for.
  const isForProject = URL.canParse(address) && new URL(address).origin === new URL(url).origin;
  if (!isForProject || !env.SUPABASE_SERVICE_ROLE_KEY?.trim()) return undefined;
  const source = findHostedSource(env);
  return source && dataApi(url, source.key);
}

/** The answer to a request. */
export interface Answer {
  outcome: 'allowed' | Fault;
  /** Status and message, in a few words. */
  detail: string;
  /** The requested data, if the request was allowed. */
  data: unknown;
}

/** The problem with the project, or with the variables that name it, derived from an answer. */
export function problemOf({ outcome, detail }: Answer, target: ApiTarget): Remedy {
  const { message, fix } = remedyFor(outcome === 'allowed' ? 'other' : outcome, target);
  return { message: `${message} (${detail})`, fix };
}

/** A request that is sent when it's awaited. */
export type Query = PromiseLike<PostgrestSingleResponse<unknown>>;

/**
 * Sends a request to the project's data API, like the site. It never rejects, because a missing answer is also a
 * result.
 */
export async function ask(query: Query): Promise<Answer> {
  const { status, error, data } = await query;
  const message = error?.message?.trim().slice(0, 100);
  const detail = [status, message].filter(Boolean).join(': ');
  if (!error) return { outcome: 'allowed', detail, data };
  // A successful answer that isn't JSON comes from another server.
  const code = status >= 200 && status < 300 ? NOT_JSON : error.code;
  return { outcome: faultOf({ status, code }), detail, data };
}
