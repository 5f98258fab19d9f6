import type { Asked } from '@portfolio/backend/dataApi/remedies';
import type { Check, Problem } from '../check.ts';
import { ask, asVisitor, problemOf, type Query } from '../dataApi.ts';
import { project, refusedMessage } from './project.ts';

/** Something that the public key must not be able to do. */
interface Attempt {
  /** Its words after `may`. */
  what: string;
  /** Tries it. It changes no row, whether allowed or not. */
  query: Query;
  /** The SQL that takes the right away. */
  revoke: string;
}

/** No row has this id: ids start at 1. */
const noId = -1;

/**
 * Postgres never stores this character in a text, whatever the settings are. It checks the text
 * after the rights, so an error about the text means that the right is there.
 */
const invalidText = '\0';

const sentColumns = Object.keys(refusedMessage);

/** A right can be granted on one column alone, so each column is tried. */
function attemptsOn({ messages }: ReturnType<typeof asVisitor>): Attempt[] {
  const insert = (row: object) => messages().insert({ ...row, name: invalidText });
  return [
    ...['id', ...sentColumns, 'created_at'].map((column) => ({
      what: `read ${column}`,
      // No filter: that would need the right to read the id as well.
      query: messages().select(column).limit(0),
      revoke: 'select',
    })),
    { what: 'get back what it has just sent', query: insert({}).select('id'), revoke: 'select' },
    ...sentColumns.map((column) => ({
      what: `change ${column}`,
      query: messages()
        .update({ [column]: invalidText })
        .eq('id', noId),
      revoke: 'update',
    })),
    { what: 'delete messages', query: messages().delete().eq('id', noId), revoke: 'delete' },
    {
      what: 'overwrite messages (upsert)',
      query: messages().upsert({ name: invalidText }, { onConflict: 'id' }),
      revoke: 'select, update',
    },
    { what: 'choose the id', query: insert({ id: noId }), revoke: 'insert (id)' },
    {
      what: 'choose the time',
      query: insert({ created_at: '2001-01-01' }),
      revoke: 'insert (created_at)',
    },
  ];
}

async function attempt({ what, query, revoke }: Attempt, asked: Asked): Promise<Problem[]> {
  const answer = await ask(query);
  const { outcome, detail } = answer;
  if (outcome === 'refused') return [];
  if (outcome === 'allowed' || outcome === 'invalid-text') {
    return [
      {
        message: `the public key, which every visitor has, may ${what}`,
        fix: `Run in the dashboard's SQL editor: revoke ${revoke} on public.contact_messages from anon;`,
      },
    ];
  }
  const message = `it's unknown whether the public key may ${what} (${detail})`;
  const remedy = outcome === 'other' ? {} : { fix: problemOf(answer, asked).fix };
  return [{ level: 'warning', message, ...remedy }];
}

/** The rights that a visitor must not have on messages. */
export const rights: Check = {
  title: 'Rights of visitors',
  needs: [project],
  online: true,
  fix: 'Try again; if this stays, compare the table with supabase/migrations.',
  async run(copy) {
    const visitor = asVisitor(copy);
    const attempts = attemptsOn(visitor);
    const problems = await Promise.all(attempts.map((one) => attempt(one, visitor.asked)));
    return {
      problems: problems.flat(),
      passed: `only to send (${attempts.length} attempts at more are refused)`,
    };
  },
};
