import { claimsOf, keyMismatch } from '@portfolio/build/keys/keyClaims';
import { OwnerError } from '@portfolio/data/validation/OwnerError';
import type { MessageSource } from './messages.ts';

/** The variables that hold the owner's access to the project. */
export const ownersVariables = {
  urlName: 'SUPABASE_URL',
  keyName: 'SUPABASE_SERVICE_ROLE_KEY',
  keyKind: 'secret',
} as const;

/** Why a key can't be the owner's key to a project, which is checked before the key is sent anywhere. */
function keyProblem(url: string, key: string): string | undefined {
  const { role = 'service_role' } = claimsOf(key);
  const isSecret = !key.startsWith('sb_publishable_') && role === 'service_role';
  return isSecret ? keyMismatch(url, key) : 'is a public key, which reads no message';
}

/**
 * The hosted project that `SUPABASE_URL` and `SUPABASE_SERVICE_ROLE_KEY` name, if they do.
 * @throws OwnerError when only one of the two is set, the address is not a web address, or the key can't be the
 * project's secret one
 */
export function findHostedSource(env: NodeJS.ProcessEnv): MessageSource | undefined {
  const url = env.SUPABASE_URL?.trim();
  const key = env.SUPABASE_SERVICE_ROLE_KEY?.trim();
  if (!url && !key) return undefined;
  if (!url || !key) {
    throw new OwnerError(
      `${url ? 'SUPABASE_SERVICE_ROLE_KEY' : 'SUPABASE_URL'} is not set: set it too to read the hosted project, or neither variable to read this machine's messages.`,
    );
  }
  if (!/^https?:/.test(url) || !URL.canParse(url)) {
    throw new OwnerError(
      `SUPABASE_URL must be the project's address, such as https://abc.supabase.co, but is "${url}".`,
    );
  }
  const problem = keyProblem(url, key);
  if (problem) {
    throw new OwnerError(
      `SUPABASE_SERVICE_ROLE_KEY ${problem}. Copy the secret key of the project at SUPABASE_URL (Supabase dashboard, Project Settings, API Keys), or correct SUPABASE_URL.`,
    );
  }
  const project = new URL(url).href.replace(/\/+$/, '');
  return {
    restUrl: `${project}/rest/v1`,
    key,
    label: project,
    target: { url: project, ...ownersVariables },
  };
}
