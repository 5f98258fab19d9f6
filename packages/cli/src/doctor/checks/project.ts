import { type Asked, RELOAD } from '@portfolio/backend/dataApi/remedies';
import { toContactRow } from '@portfolio/data/contactMessage';
import type { Check, Problem } from '../check.ts';
import type { Copy } from '../copy.ts';
import { type Answer, ask, asOwner, asVisitor, problemOf } from '../dataApi.ts';
import { DESCRIBE_ACCESS, isAccess } from '../database/describeAccess.ts';
import { variables } from './settings.ts';

const PUSH = 'Run npx supabase db push, which creates the table with its rights.';

/** Whether the database itself has the table, as its owner sees it. */
async function hasTable(copy: Copy): Promise<boolean> {
  const owner = asOwner(copy);
  if (!owner) return false;
  const { data } = await ask(owner.rpc(DESCRIBE_ACCESS, {}, { get: true }));
  return isAccess(data) && data.facts.some(({ object }) => object === 'public.contact_messages');
}

/** The reason why the project can't take messages; undefined if there is none. */
async function projectProblem(answer: Answer, copy: Copy): Promise<Problem | undefined> {
  if (answer.outcome === 'allowed' || answer.outcome === 'refused') return undefined;
  if (answer.outcome === 'unknown-table' && (await hasTable(copy))) {
    return {
      message: `the database has the table contact_messages, but the data API doesn't know it yet (${answer.detail})`,
      fix: RELOAD,
    };
  }
  return problemOf(answer, asVisitor(copy).asked);
}

/** Whether the project is there, with the table. */
export const project: Check = {
  title: 'Project',
  needs: [variables],
  online: true,
  fix: 'Check in the dashboard whether the project is up, and try again.',
  async run(copy) {
    const answer = await ask(asVisitor(copy).messages().select('id').limit(0));
    const problem = await projectProblem(answer, copy);
    return {
      problems: problem ? [problem] : [],
      passed: 'answers, knows the key and has the table',
    };
  },
};

/** A message that breaks a rule of the form, so that the table refuses it in its very last step. */
export const refusedMessage = toContactRow({
  name: 'Portfolio doctor',
  phone: 'no number',
  email: 'doctor@example.com',
  inquiryType: '',
  social: '',
  message: 'Test by npm run doctor: this is never stored.',
});

function sendingProblem(answer: Answer, asked: Asked): Problem | undefined {
  const { outcome, detail } = answer;
  switch (outcome) {
    case 'rule-broken':
      return undefined;
    case 'limited':
      return {
        level: 'warning',
        message: `a limit on messages is reached (${detail}), so it is unknown whether sending works`,
        fix: 'Try again in a few minutes.',
      };
    case 'refused':
      return { message: `visitors may not send (${detail})` };
    case 'allowed':
    case 'invalid-text':
    case 'other':
      return {
        message: `a message that breaks the form's rules was not refused for that reason (${detail})`,
      };
    default:
      return problemOf(answer, asked);
  }
}

/** Whether visitors can send messages, as far as that can be checked without sending one. */
export const sending: Check = {
  title: 'Sending a message',
  needs: [project],
  online: true,
  fix: PUSH,
  async run(copy) {
    // A request takes one message only, and only one row could be the answer. So nothing is stored
    // even if somebody has removed the rules.
    const { messages, asked } = asVisitor(copy);
    const twice = messages().insert([refusedMessage, refusedMessage]).single();
    const problem = sendingProblem(await ask(twice), asked);
    return { problems: problem ? [problem] : [], passed: 'works, up to the rules of the form' };
  },
};
