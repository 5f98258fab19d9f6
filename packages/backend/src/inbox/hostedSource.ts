import { OwnerError } from '@portfolio/data/OwnerError';
import type { MessageSource } from './messages.ts';

/**
 * The hosted project that `SUPABASE_URL` and `SUPABASE_SERVICE_ROLE_KEY` name, if they do.
 * @throws OwnerError when only one of the two is set, or the address is not a web address
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
  const project = new URL(url).href.replace(/\/+$/, '');
  return { restUrl: `${project}/rest/v1`, key, label: project };
}
