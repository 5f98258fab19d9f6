import { toContactRow } from '@portfolio/data/contactMessage';
import type { Check, Problem } from '../check.ts';
import { type Answer, ask, asVisitor } from '../dataApi.ts';
import { variables } from './settings.ts';

const PUSH = 'Run npx supabase db push, which creates the table with its rights.';

/** What keeps the project from taking messages; undefined when nothing does. */
function projectProblem({ outcome, detail }: Answer, url: string): Problem | undefined {
  switch (outcome) {
    case 'allowed':
    case 'refused':
      return undefined;
    case 'unreachable':
      return {
        message: `${url} cannot be reached (${detail})`,
        fix: 'Compare VITE_SUPABASE_URL with the dashboard, and see there whether the project is paused.',
      };
    case 'bad-key':
      return {
        message: `the project refuses the key in VITE_SUPABASE_ANON_KEY (${detail})`,
        fix: 'Copy the public key again: Supabase dashboard, Project Settings, API Keys.',
      };
    case 'no-table':
      return { message: `the project has no table contact_messages (${detail})`, fix: PUSH };
    default:
      return { message: `${url} answered with an error (${detail})` };
  }
}

/** Whether the project is there, with the table. */
export const project: Check = {
  title: 'Project',
  needs: [variables],
  online: true,
  fix: 'See in the dashboard whether the project is up, and try again.',
  async run(copy) {
    const { url, messages } = asVisitor(copy);
    const problem = projectProblem(await ask(messages().select('id').limit(0)), url);
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

function sendingProblem({ outcome, detail }: Answer): Problem | undefined {
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
    default:
      return {
        message: `a message that breaks the form's rules was not refused for that reason (${detail})`,
      };
  }
}

/** Whether visitors can send messages, as far as that can be tried without sending one. */
export const sending: Check = {
  title: 'Sending a message',
  needs: [project],
  online: true,
  fix: PUSH,
  async run(copy) {
    // A request takes one message only, and only one row could be the answer. So nothing is stored
    // even where somebody has removed the rules.
    const twice = asVisitor(copy).messages().insert([refusedMessage, refusedMessage]).single();
    const problem = sendingProblem(await ask(twice));
    return { problems: problem ? [problem] : [], passed: 'works, up to the rules of the form' };
  },
};
