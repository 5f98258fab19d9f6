import type { Request } from './ask.ts';
import { testMessage } from './testMessage.ts';

/** Something that the public key must not be able to do. */
export interface Attempt {
  /** The first words of its line. */
  title: string;
  /** What the key may do if a request is allowed, to follow `may`. */
  deed: string;
  /** The requests that try it, by what each is about. Allowed or not, they touch no row of the owner's. */
  requests: Record<string, Request>;
  /** What takes the right away, in SQL. */
  revoke: string;
}

/** No row has this id: ids start at 1. */
const noRow = { id: 'eq.-1' };

const sent = ['name', 'phone', 'social', 'email', 'message', 'inquiry_type'] as const;

const each = (columns: readonly string[], request: (column: string) => Request) =>
  Object.fromEntries(columns.map((column) => [column, request(column)]));

const revoke = (right: string) => `revoke ${right} on public.contact_messages from anon;`;

/** A right can be granted on one column alone, so each column is tried. */
export const attempts: readonly Attempt[] = [
  {
    title: 'Reading messages',
    deed: 'read',
    requests: each(['id', ...sent, 'created_at'], (column) => ({
      // No filter: that would take the right to read the id as well.
      query: { select: column, limit: '0' },
    })),
    revoke: revoke('select'),
  },
  {
    title: 'Changing messages',
    deed: 'change',
    requests: each(sent, (column) => ({
      method: 'PATCH',
      query: noRow,
      body: { [column]: testMessage.message },
    })),
    revoke: revoke('update'),
  },
  {
    title: 'Deleting messages',
    deed: 'delete',
    requests: { 'a message': { method: 'DELETE', query: noRow } },
    revoke: revoke('delete'),
  },
  {
    title: 'Overwriting messages',
    deed: 'overwrite (upsert)',
    requests: {
      'a message': {
        method: 'POST',
        query: { on_conflict: 'id' },
        prefer: 'resolution=merge-duplicates',
        body: testMessage,
      },
    },
    revoke: revoke('select, update'),
  },
  {
    title: 'Reading back',
    deed: 'get back',
    requests: {
      'what it has just sent': {
        method: 'POST',
        query: { select: 'id' },
        prefer: 'return=representation',
        body: testMessage,
      },
    },
    revoke: revoke('select'),
  },
];
