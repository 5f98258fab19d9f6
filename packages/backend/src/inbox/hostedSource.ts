import type { MessageSource } from './messages.ts';
import { InboxProblem } from './problem.ts';

function parseUrl(text: string): string {
  try {
    const url = new URL(text);
    if (/^https?:$/.test(url.protocol)) return url.href.replace(/\/+$/, '');
  } catch {
    // The error below says so.
  }
  throw new InboxProblem(
    `SUPABASE_URL must be the project's address, such as https://abc.supabase.co, but is "${text}".`,
  );
}

/**
 * The hosted project that `SUPABASE_URL` and `SUPABASE_SERVICE_ROLE_KEY` name, if they do.
 * @throws InboxProblem when only one of the two is set, or the address is not a web address
 */
export function findHostedSource(env: NodeJS.ProcessEnv): MessageSource | undefined {
  const url = env.SUPABASE_URL?.trim();
  const key = env.SUPABASE_SERVICE_ROLE_KEY?.trim();
  if (!url && !key) return undefined;
  if (!url || !key) {
    const [missing, present] = ['SUPABASE_URL', 'SUPABASE_SERVICE_ROLE_KEY'].sort((name) =>
      env[name]?.trim() ? 1 : -1,
    );
    throw new InboxProblem(
      `${present} is set but ${missing} is not: set both to read the hosted project, or neither to read this machine's messages.`,
    );
  }
  const project = parseUrl(url);
  return { restUrl: `${project}/rest/v1`, key, label: project };
}
