import { OwnerError } from '@portfolio/data/OwnerError';
import { readBackendVariables } from '@portfolio/publish/build/backendVariables';
import type { Check, Finding } from '../check.ts';

const MEND =
  'Set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY in .env or where the site is built (README, "Point it at a hosted Supabase project").';

function findProblems(variables: Record<string, string>): Finding[] {
  try {
    if (readBackendVariables(variables).hosted) return [];
    const message = 'the contact form would find no backend once the site is published';
    return [{ level: 'failure', message, mend: MEND }];
  } catch (error) {
    if (!(error instanceof OwnerError)) throw error;
    return [{ level: 'failure', message: error.message, mend: MEND }];
  }
}

/** Whether the build is told, rightly, which Supabase project takes the messages. */
export const variables: Check = {
  title: 'Supabase variables',
  run(copy) {
    const findings = findProblems(copy.variables);
    const summary =
      findings.length === 0
        ? `name the project ${readBackendVariables(copy.variables).url} and a public key`
        : 'name no project that messages can be sent to';
    return { summary, findings };
  },
};
