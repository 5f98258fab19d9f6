import { toContactRow } from '@portfolio/data/contact/contactMessage';
import type { Problem } from '../../content/checks/check.ts';
import { concernsProject } from '../../inbox/faults.ts';
import type { Check } from '../facts/check.ts';
import { type Answer, ask, asVisitor, problemOf, type Query } from '../facts/dataApi.ts';
import { variables } from './settings.ts';

/** A message that breaks a rule of the form, so the table refuses it in its last step. */
export const refusedMessage = toContactRow({
  name: 'Portfolio doctor',
  phone: 'no number',
  email: 'doctor@example.com',
  inquiryType: '',
  social: '',
  message: 'Test by npm run doctor: this is never stored.',
});

type Visitor = ReturnType<typeof asVisitor>;

/** Tries to send a message in a way that never stores it. */
function trySending({ messages }: Visitor): Promise<Answer> {
  // The table takes one message per request, and `single` refuses an answer with two rows. So nothing is stored
  // even if somebody has removed one of these rules.
  return ask(messages().insert([refusedMessage, refusedMessage]).single());
}

/** Why visitors can't send; undefined if they can. */
function sendingProblem({ outcome, detail }: Answer): Problem | undefined {
  if (outcome === 'rule-broken') return undefined;
  if (outcome === 'refused') return { message: `visitors may not send (${detail})` };
  if (outcome === 'limited') {
    return {
      level: 'warning',
      message: `a limit on messages is reached (${detail}), so it is unknown whether sending works`,
      fix: 'Try again in a few minutes.',
    };
  }
  return { message: `a message that breaks the form's rules was not refused (${detail})` };
}

/** No row has this id: ids start at 1. */
const noId = -1;

/**
 * Postgres never stores this character in a text, whatever the settings are. It checks rights before the text, so
 * an error about the text means that the right exists.
 */
const invalidText = '\0';

const sentColumns = Object.keys(refusedMessage);

/**
 * Everything that the public key must not be allowed to do, each as a request that never changes a row. A right can
 * be granted on one column alone, so each column is tried.
 */
function attempts({ messages }: Visitor): [what: string, query: Query][] {
  const insert = (row: object) => messages().insert({ ...row, name: invalidText });
  return [
    // Without a filter, because that would need the right to read the id.
    ...['id', ...sentColumns, 'created_at'].map((column): [string, Query] => [
      `read ${column}`,
      messages().select(column).limit(0),
    ]),
    ['get back what it has just sent', insert({}).select('id')],
    ...sentColumns.map((column): [string, Query] => [
      `change ${column}`,
      messages()
        .update({ [column]: invalidText })
        .eq('id', noId),
    ]),
    ['delete messages', messages().delete().eq('id', noId)],
    ['overwrite messages (upsert)', messages().upsert({ name: invalidText }, { onConflict: 'id' })],
    ['choose the id', insert({ id: noId })],
    ['choose the time', insert({ created_at: '2001-01-01' })],
  ];
}

async function attempt([what, query]: [what: string, query: Query]): Promise<Problem[]> {
  const { outcome, detail } = await ask(query);
  if (outcome === 'refused') return [];
  if (outcome === 'allowed' || outcome === 'invalid-text') {
    return [{ message: `the public key, which every visitor has, may ${what}` }];
  }
  const message = `it's unknown whether the public key may ${what} (${detail})`;
  return [{ level: 'warning', message, fix: 'Try again.' }];
}

/** Whether visitors can send a message, and do nothing else, as a visitor's key sees it. */
export const project: Check = {
  title: 'Project',
  needs: [variables],
  online: true,
  fix: 'Run npx supabase db push. If that has nothing to apply, the rights of anon on contact_messages were changed by hand: compare them with supabase/migrations.',
  async run(workspace) {
    const visitor = asVisitor(workspace);
    const sent = await trySending(visitor);
    if (concernsProject(sent.outcome)) {
      return { problems: [problemOf(sent, visitor.target)], passed: '' };
    }
    const problem = sendingProblem(sent);
    const more = await Promise.all(attempts(visitor).map(attempt));
    return {
      problems: [...(problem ? [problem] : []), ...more.flat()],
      passed: 'visitors may send a message, and nothing else',
    };
  },
};
