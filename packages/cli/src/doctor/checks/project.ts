import { type Check, type Finding, failure, report } from '../check.ts';
import { type Answer, ask, visitorOf } from '../dataApi.ts';
import { variables } from './variables.ts';

/** How the owner creates the table and its rights. */
export const PUSH = 'Run npx supabase db push, which creates the table with its rights.';

function findProblem({ outcome, detail }: Answer, url: string): Finding | undefined {
  switch (outcome) {
    case 'allowed':
    case 'refused':
      return undefined;
    case 'unreachable':
      return failure(
        `${url} cannot be reached (${detail})`,
        'Compare VITE_SUPABASE_URL with the dashboard, and see there whether the project is paused.',
      );
    case 'bad-key':
      return failure(
        `the project refuses the key in VITE_SUPABASE_ANON_KEY (${detail})`,
        'Copy the public key again: Supabase dashboard, Project Settings, API Keys.',
      );
    case 'no-table':
      return failure(`the project has no table contact_messages (${detail})`, PUSH);
    default:
      return failure(
        `${url} answered with an error (${detail})`,
        'See in the dashboard whether the project is up, and try again.',
      );
  }
}

/** Whether the project is there, with the table. */
export const project: Check = {
  title: 'Project',
  needs: [variables],
  online: true,
  async run(copy) {
    const visitor = visitorOf(copy);
    const answer = await ask(visitor, { query: { select: 'id', limit: '0' } });
    const problem = findProblem(answer, visitor.url);
    return report(
      problem ? [problem] : [],
      'answers, knows the key and has the table',
      'cannot take messages',
    );
  },
};
