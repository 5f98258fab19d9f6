import { findHostedSource } from '@portfolio/backend/inbox/hostedSource';
import { type Check, count, type Problem } from '../check.ts';
import { type Answer, ask, asVisitor, dataApi } from '../dataApi.ts';
import { compareAccess } from '../database/compare.ts';
import { type Access, DESCRIBE_ACCESS, expectedAccess } from '../database/describeAccess.ts';
import { runSql } from '../database/sql.ts';
import { project } from './project.ts';

/**
 * The data API for the owner, when the variables of `npm run inbox` hold this project's secret key.
 * @throws OwnerError when they hold a key that can't be this project's
 */
function asOwner(url: string, env: NodeJS.ProcessEnv) {
  const address = env.SUPABASE_URL?.trim() ?? '';
  // The secret key goes to no other address than the one it was set for.
  const isForProject = URL.canParse(address) && new URL(address).origin === new URL(url).origin;
  if (!isForProject || !env.SUPABASE_SERVICE_ROLE_KEY?.trim()) return undefined;
  const source = findHostedSource(env);
  return source && dataApi(url, source.key);
}

const uninspected: Problem = {
  level: 'warning',
  message:
    "from outside, nobody can see whether the limits, checks and policies are all there, whether a view or function gives messages away, or whether someone can change or delete messages that they can't read",
  fix: 'Set SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY (Supabase dashboard, Project Settings, API Keys; the secret key goes to your project alone) and run npm run doctor again.',
};

/** Why the database has not described itself. */
function whyUnknown({ outcome, detail }: Answer): Problem {
  switch (outcome) {
    case 'no-function':
      return {
        message: `the project has no function ${DESCRIBE_ACCESS}: it lacks migrations of this copy (${detail})`,
        fix: 'Run npx supabase db push.',
      };
    case 'bad-key':
    case 'refused':
      return {
        message: `the project refuses the key in SUPABASE_SERVICE_ROLE_KEY (${detail})`,
        fix: `Copy the secret key, not the public one: Supabase dashboard, Project Settings, API Keys. If it is that one: ${runSql(`grant execute on function public.${DESCRIBE_ACCESS}() to service_role;`)}`,
      };
    default:
      return { message: `the project could not describe itself (${detail})` };
  }
}

const isAccess = (data: unknown): data is Access => Array.isArray(Object(data).facts);

/** Whether the database itself is as closed as the migrations make it, seen from inside. */
export const database: Check = {
  title: 'Database',
  needs: [project],
  online: true,
  fix: 'Run npx supabase db push and try again.',
  async run(copy) {
    const owner = asOwner(asVisitor(copy).url, copy.env);
    if (!owner) return { problems: [uninspected], passed: '' };
    const answer = await ask(owner.rpc(DESCRIBE_ACCESS, {}, { get: true }));
    if (!isAccess(answer.data)) return { problems: [whyUnknown(answer)], passed: '' };
    const expected = await expectedAccess();
    const rules = count(expected.facts.length, 'right or rule', 'rights and rules');
    return {
      problems: compareAccess(expected, answer.data),
      passed: `is as closed as the migrations make it (${rules})`,
    };
  },
};
