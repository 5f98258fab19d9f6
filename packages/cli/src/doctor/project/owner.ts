import { findHostedSource } from '@portfolio/backend/inbox/hostedSource';
import { InboxProblem } from '@portfolio/backend/inbox/problem';
import type { Caller } from './ask.ts';

/** The owner's own access to this project, when the variables of `npm run inbox` give it. */
export function findOwner(url: string, env: NodeJS.ProcessEnv): Caller | undefined {
  try {
    const source = findHostedSource(env);
    // The secret key goes to no other address than the one it was set for.
    return source && new URL(source.label).origin === new URL(url).origin
      ? { url, key: source.key }
      : undefined;
  } catch (error) {
    if (error instanceof InboxProblem) return undefined;
    throw error;
  }
}
