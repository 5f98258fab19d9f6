import type { Request } from './ask.ts';

/** Something that the public key must not be able to do. */
export interface Attempt {
  /** The first words of its line. */
  title: string;
  /** What the key may do if a request is allowed, to follow `may`. */
  deed: string;
  /** The requests that try it, by what each is about. Allowed or not, they change no row. */
  requests: Record<string, Request>;
  /** What takes the right away, in SQL. */
  revoke: string;
}

/** No row has this id: ids start at 1. */
const noRow = { id: 'eq.-1' };

/**
 * Postgres stores this character in no text, whatever anybody has changed. It looks at the text after
 * the rights, so that its complaint about it says that the right is there.
 */
const noText = '\0';

const sent = ['name', 'phone', 'social', 'email', 'message', 'inquiry_type'] as const;
const own = { id: -1, created_at: '2001-01-01' } as const;

const each = (columns: readonly string[], request: (column: string) => Request) =>
  Object.fromEntries(columns.map((column) => [column, request(column)]));

const revoke = (right: string) => `revoke ${right} on public.contact_messages from anon;`;

const insert = (row: Record<string, unknown>): Request => ({
  method: 'POST',
  prefer: 'return=minimal',
  body: { ...row, name: noText },
});

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
      body: { [column]: noText },
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
        ...insert({}),
        query: { on_conflict: 'id' },
        prefer: 'resolution=merge-duplicates',
      },
    },
    revoke: revoke('select, update'),
  },
  {
    title: 'Choosing id and time',
    deed: 'choose',
    requests: each(Object.keys(own), (column) =>
      insert({ [column]: own[column as keyof typeof own] }),
    ),
    revoke: revoke('insert (id, created_at)'),
  },
  {
    title: 'Reading back',
    deed: 'get back',
    requests: {
      'what it has just sent': {
        ...insert({}),
        query: { select: 'id' },
        prefer: 'return=representation',
      },
    },
    revoke: revoke('select'),
  },
];
