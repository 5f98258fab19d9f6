import { type Check, count, failure, type Report, warning } from '../check.ts';
import { ask, type Request, visitorOf } from '../dataApi.ts';
import { project } from './project.ts';

/** Something that the public key must not be able to do. */
interface Attempt {
  /** The first words of its line. */
  title: string;
  /** What the key may do if a request is allowed, to follow `may`. */
  verb: string;
  /** The requests that try it, by what each is about. Allowed or not, they change no row. */
  requests: Record<string, Request>;
  /** What takes the right away, in SQL. */
  revoke: string;
}

/** No row has this id: ids start at 1. */
const noRow = { id: 'eq.-1' };

/**
 * Postgres stores this character in no text, whatever anybody has changed. It checks the text after
 * the rights, so an error about the text means that the right is there.
 */
const invalidText = '\0';

const sentColumns = ['name', 'phone', 'social', 'email', 'message', 'inquiry_type'];
const ownColumns = { id: -1, created_at: '2001-01-01' };

const insert = (row: Record<string, unknown>): Request => ({
  method: 'POST',
  prefer: 'return=minimal',
  body: { ...row, name: invalidText },
});

/** A right can be granted on one column alone, so each column is tried. */
const each = (columns: readonly string[], request: (column: string) => Request) =>
  Object.fromEntries(columns.map((column) => [column, request(column)]));

const attempts: readonly Attempt[] = [
  {
    title: 'Reading messages',
    verb: 'read',
    requests: each(['id', ...sentColumns, 'created_at'], (column) => ({
      // No filter: that would need the right to read the id as well.
      query: { select: column, limit: '0' },
    })),
    revoke: 'select',
  },
  {
    title: 'Changing messages',
    verb: 'change',
    requests: each(sentColumns, (column) => ({
      method: 'PATCH',
      query: noRow,
      body: { [column]: invalidText },
    })),
    revoke: 'update',
  },
  {
    title: 'Deleting messages',
    verb: 'delete',
    requests: { 'a message': { method: 'DELETE', query: noRow } },
    revoke: 'delete',
  },
  {
    title: 'Overwriting messages',
    verb: 'overwrite (upsert)',
    requests: {
      'a message': {
        ...insert({}),
        query: { on_conflict: 'id' },
        prefer: 'resolution=merge-duplicates',
      },
    },
    revoke: 'select, update',
  },
  {
    title: 'Choosing id and time',
    verb: 'choose',
    requests: Object.fromEntries(
      Object.entries(ownColumns).map(([column, value]) => [column, insert({ [column]: value })]),
    ),
    revoke: 'insert (id, created_at)',
  },
  {
    title: 'Reading back',
    verb: 'get back',
    requests: {
      'what it has just sent': {
        ...insert({}),
        query: { select: 'id' },
        prefer: 'return=representation',
      },
    },
    revoke: 'select',
  },
];

const toCheck = ({ title, verb, requests, revoke }: Attempt): Check => ({
  title,
  needs: [project],
  online: true,
  async run(copy): Promise<Report> {
    const visitor = visitorOf(copy);
    const tries = Object.entries(requests).map(async ([about, request]) => ({
      about,
      ...(await ask(visitor, request)),
    }));
    const answers = await Promise.all(tries);
    const allowed = answers.filter(({ outcome }) => ['allowed', 'invalid-text'].includes(outcome));
    if (allowed.length > 0) {
      const what = allowed.map(({ about }) => about).join(', ');
      const message = `the public key, which every visitor has, may ${verb}: ${what}`;
      const fix = `Run in the dashboard's SQL editor: revoke ${revoke} on public.contact_messages from anon;`;
      return { summary: 'is allowed', findings: [failure(message, fix)] };
    }
    const unclear = answers.find(({ outcome }) => outcome !== 'refused');
    if (unclear) {
      const message = `the project neither allowed nor refused it (${unclear.detail})`;
      const fix = 'Try again; if this stays, compare the table with supabase/migrations.';
      return { summary: 'could not be tried', findings: [warning(message, fix)] };
    }
    return { summary: `is refused (${count(answers.length, 'attempt')})`, findings: [] };
  },
});

/** What a visitor must not be able to do with messages, a check each. */
export const rights: readonly Check[] = attempts.map(toCheck);
