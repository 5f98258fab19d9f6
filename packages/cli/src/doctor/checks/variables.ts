import { OwnerError } from '@portfolio/data/OwnerError';
import { readBackendVariables } from '@portfolio/publish/build/backendVariables';
import { type Check, failure, report } from '../check.ts';

/** The project's address; or what is wrong with the variables. */
function examineVariables(variables: Record<string, string>) {
  try {
    const { hosted, url } = readBackendVariables(variables);
    if (hosted) return { url };
    return { problem: 'the contact form would find no backend once the site is published' };
  } catch (error) {
    if (!(error instanceof OwnerError)) throw error;
    return { problem: error.message };
  }
}

/** Whether the build knows which Supabase project takes the messages. */
export const variables: Check = {
  title: 'Supabase variables',
  run(copy) {
    const { url, problem } = examineVariables(copy.variables);
    const fix =
      'Set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY in .env or where the site is built (README, "Point it at a hosted Supabase project").';
    return report(
      problem ? [failure(problem, fix)] : [],
      `name the project ${url} and a public key`,
      'name no project that messages can be sent to',
    );
  },
};
