import { readBackendVariables } from '@portfolio/publish/build/backendVariables';
import type { Boundary } from '../boundary/boundary.ts';
import { compareBoundaries } from '../boundary/compare.ts';
import { intendedBoundary } from '../boundary/intended.ts';
import { runSql } from '../boundary/sql.ts';
import type { Check, Finding, Report } from '../check.ts';
import { type Answer, ask } from '../project/ask.ts';
import { findOwner } from '../project/owner.ts';
import { reach } from './access.ts';

const name = 'describe_access';

const notLookedInto: Report = {
  summary: 'was not looked into',
  findings: [
    {
      level: 'warning',
      message:
        'from outside nobody can see whether the limits, checks and policies are all there, whether a view or function gives messages away, and whether messages can be changed or deleted without being read',
      mend: 'Set SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY (Supabase dashboard, Project Settings, API Keys; the secret key goes to your project alone) and run npm run doctor again.',
    },
  ],
};

/** Why the database has not described itself. */
function silence({ outcome, said }: Answer): Finding {
  const level = 'failure';
  switch (outcome) {
    case 'no-function':
      return {
        level,
        message: `the project has no function ${name}: it lacks migrations of this copy (${said})`,
        mend: 'Run npx supabase db push.',
      };
    case 'bad-key':
      return {
        level,
        message: `the project refuses the key in SUPABASE_SERVICE_ROLE_KEY (${said})`,
        mend: 'Copy the secret key anew: Supabase dashboard, Project Settings, API Keys.',
      };
    case 'refused':
      return {
        level,
        message: `the key in SUPABASE_SERVICE_ROLE_KEY may not call ${name} (${said})`,
        mend: `Set it to the secret key, not the public one. If it is: ${runSql(`grant execute on function public.${name}() to service_role;`)}`,
      };
    default:
      return {
        level,
        message: `the project could not describe itself (${said})`,
        mend: 'Run npx supabase db push and try again.',
      };
  }
}

const isBoundary = (body: unknown): body is Boundary =>
  typeof body === 'object' && body !== null && 'facts' in body && Array.isArray(body.facts);

/** Whether the database itself is as closed as the migrations make it, seen from inside. */
export const boundary: Check = {
  title: 'Database',
  needs: [reach],
  online: true,
  async run({ variables, env }) {
    const { url } = readBackendVariables(variables);
    const owner = findOwner(url, env);
    if (!owner) return notLookedInto;
    const answer = await ask(owner, { path: `rpc/${name}` });
    if (answer.outcome !== 'allowed' || !isBoundary(answer.body)) {
      return { summary: 'could not be looked into', findings: [silence(answer)] };
    }
    const intended = await intendedBoundary();
    const findings = compareBoundaries(intended, answer.body);
    return {
      summary: findings.some(({ level }) => level === 'failure')
        ? 'is not as the migrations make it'
        : `is as closed as the migrations make it (${intended.facts.length} rights and rules)`,
      findings,
    };
  },
};
