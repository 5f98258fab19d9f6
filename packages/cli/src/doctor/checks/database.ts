import { ownersVariables } from '@portfolio/backend/inbox/hostedSource';
import { type Check, count, type Problem } from '../check.ts';
import { type Answer, ask, asOwner, asVisitor, problemOf } from '../dataApi.ts';
import { compareAccess } from '../database/compare.ts';
import { DESCRIBE_ACCESS, expectedAccess, isAccess } from '../database/describeAccess.ts';
import { runSql } from '../database/sql.ts';
import { project } from './project.ts';

const uninspected: Problem = {
  level: 'warning',
  message:
    "from outside, nobody can see whether the limits, checks and policies are all there, whether a view or function gives messages away, or whether someone can change or delete messages that they can't read",
  fix: 'Set SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY (Supabase dashboard, Project Settings, API Keys; the secret key goes to your project alone) and run npm run doctor again.',
};

/** Why the database has not described itself. */
function whyUnknown(answer: Answer, url: string): Problem {
  if (answer.outcome !== 'refused') return problemOf(answer, { url, ...ownersVariables });
  return {
    message: `the key in ${ownersVariables.keyName} may not examine the database (${answer.detail})`,
    fix: runSql(`grant execute on function public.${DESCRIBE_ACCESS}() to service_role;`),
  };
}

/** Whether the database is as closed as the migrations make it, seen from inside. */
export const database: Check = {
  title: 'Database',
  needs: [project],
  online: true,
  fix: 'Run npx supabase db push and try again.',
  async run(copy) {
    const owner = asOwner(copy);
    if (!owner) return { problems: [uninspected], passed: '' };
    const answer = await ask(owner.rpc(DESCRIBE_ACCESS, {}, { get: true }));
    if (!isAccess(answer.data))
      return { problems: [whyUnknown(answer, asVisitor(copy).asked.url)], passed: '' };
    const expected = await expectedAccess();
    const rules = count(expected.facts.length, 'right or rule', 'rights and rules');
    return {
      problems: compareAccess(expected, answer.data),
      passed: `is as closed as the migrations make it (${rules})`,
    };
  },
};
