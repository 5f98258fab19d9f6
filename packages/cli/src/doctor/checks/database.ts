import { findHostedSource } from '@portfolio/backend/inbox/hostedSource';
import { OwnerError } from '@portfolio/data/OwnerError';
import { type Check, type Finding, failure, warning } from '../check.ts';
import { type Answer, ask, type Caller, visitorOf } from '../dataApi.ts';
import { compareAccess } from '../database/compare.ts';
import { type Access, DESCRIBE_ACCESS, expectedAccess } from '../database/describeAccess.ts';
import { runSql } from '../database/sql.ts';
import { project } from './project.ts';

/** The owner's own access to this project, when the variables of `npm run inbox` give it. */
function findOwner(url: string, env: NodeJS.ProcessEnv): Caller | undefined {
  try {
    const source = findHostedSource(env);
    // The secret key goes to no other address than the one it was set for.
    const isForProject = source && new URL(source.label).origin === new URL(url).origin;
    return isForProject ? { url, key: source.key } : undefined;
  } catch (error) {
    if (error instanceof OwnerError) return undefined;
    throw error;
  }
}

/** Why the database has not described itself. */
function whyUnknown({ outcome, detail }: Answer): Finding {
  switch (outcome) {
    case 'no-function':
      return failure(
        `the project has no function ${DESCRIBE_ACCESS}: it lacks migrations of this copy (${detail})`,
        'Run npx supabase db push.',
      );
    case 'bad-key':
      return failure(
        `the project refuses the key in SUPABASE_SERVICE_ROLE_KEY (${detail})`,
        'Copy the secret key again: Supabase dashboard, Project Settings, API Keys.',
      );
    case 'refused':
      return failure(
        `the key in SUPABASE_SERVICE_ROLE_KEY may not call ${DESCRIBE_ACCESS} (${detail})`,
        `Set it to the secret key, not the public one. If it already is: ${runSql(`grant execute on function public.${DESCRIBE_ACCESS}() to service_role;`)}`,
      );
    default:
      return failure(
        `the project could not describe itself (${detail})`,
        'Run npx supabase db push and try again.',
      );
  }
}

const isAccess = (body: unknown): body is Access => Array.isArray(Object(body).facts);

/** Whether the database itself is as closed as the migrations make it, seen from inside. */
export const database: Check = {
  title: 'Database',
  needs: [project],
  online: true,
  async run(copy) {
    const owner = findOwner(visitorOf(copy).url, copy.env);
    if (!owner) {
      const message =
        "from outside, nobody can see whether the limits, checks and policies are all there, whether a view or function gives messages away, or whether someone can change or delete messages that they can't read";
      const fix =
        'Set SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY (Supabase dashboard, Project Settings, API Keys; the secret key goes to your project alone) and run npm run doctor again.';
      return { summary: 'was not checked from inside', findings: [warning(message, fix)] };
    }
    const answer = await ask(owner, { path: `rpc/${DESCRIBE_ACCESS}` });
    if (answer.outcome !== 'allowed' || !isAccess(answer.body)) {
      return { summary: 'could not be checked', findings: [whyUnknown(answer)] };
    }
    const expected = await expectedAccess();
    const findings = compareAccess(expected, answer.body);
    const summary = findings.some(({ level }) => level === 'failure')
      ? 'is not as the migrations make it'
      : `is as closed as the migrations make it (${expected.facts.length} rights and rules)`;
    return { summary, findings };
  },
};
