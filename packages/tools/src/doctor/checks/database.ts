import type { Problem } from '../../content/checks/check.ts';
import { ownersVariables } from '../../inbox/hostedSource.ts';
import { DESCRIBE_ACCESS, differences, isAccess } from '../facts/access.ts';
import type { Check } from '../facts/check.ts';
import { ask, asOwner, asVisitor, problemOf } from '../facts/dataApi.ts';
import { variables } from './settings.ts';

const uninspected: Problem = {
  level: 'warning',
  message: 'from outside, nobody can see whether all limits, checks and policies are there',
  fix: 'Set SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY (Supabase dashboard, Project Settings, API Keys; the secret key goes to your project alone) and run npm run doctor again.',
};

/** Whether the database has all migrations, and nothing else that visitors can reach, as the owner's key sees it. */
export const database: Check = {
  title: 'Database',
  needs: [variables],
  online: true,
  fix: 'Run npx supabase db push. If that has nothing to apply, the project was changed by hand: docs/security.md ("What the doctor compares") says what the lines mean.',
  async run(workspace) {
    const owner = asOwner(workspace);
    if (!owner) return { problems: [uninspected], passed: '' };
    const answer = await ask(owner.rpc(DESCRIBE_ACCESS, {}, { get: true }));
    const { url } = asVisitor(workspace).target;
    return {
      problems: isAccess(answer.data)
        ? differences(answer.data)
        : [problemOf(answer, { url, ...ownersVariables })],
      passed: 'has all migrations, and nothing else that visitors can reach',
    };
  },
};
