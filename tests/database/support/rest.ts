import type {
  ContactMessageRow,
  StoredContactMessage,
} from '@portfolio/data/contact/contactMessage';
import type { Stack } from '@portfolio/tools/backend/stack';

/** PostgREST, and the owner's key to it. */
export type Rest = Pick<Stack, 'restUrl' | 'serviceRoleKey'>;

/** A message that differs from others in the given fields. */
export function contactRow(differences: Partial<ContactMessageRow> = {}): ContactMessageRow {
  return {
    name: 'Ada Lovelace',
    phone: '+44 20 7946 0000',
    social: '@ada',
    email: 'ada@example.com',
    message: 'I would like to talk about engines.',
    inquiry_type: 'Project Collaboration',
    ...differences,
  };
}

/** One request to PostgREST. */
export interface RestRequest {
  method?: string;
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Asks PostgREST, without a token as `anon`. */
export async function ask(rest: Rest, path: string, request: RestRequest = {}) {
  const { method = 'GET', token, body, headers = {} } = request;
  const response = await fetch(`${rest.restUrl}/${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: text === '' ? undefined : JSON.parse(text),
    retryAfter: response.headers.get('retry-after'),
  };
}

/** Sends a row as a visitor does. */
export const send = (rest: Rest, body: unknown, headers: Record<string, string> = {}) =>
  ask(rest, 'contact_messages', { method: 'POST', body, headers });

/** All rows, oldest first, as the owner reads them. */
export async function readRows(rest: Rest): Promise<StoredContactMessage[]> {
  const token = await rest.serviceRoleKey();
  return (await ask(rest, 'contact_messages?order=id', { token })).body;
}
