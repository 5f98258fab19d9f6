import { findHostedSource } from '../../../../supabase/inbox/hostedSource.ts';
import { InboxProblem } from '../../../../supabase/inbox/problem.ts';
import { ask, type Caller } from './ask.ts';
import { testMessage } from './testMessage.ts';

/** The owner's own access to this project, when the variables of `npm run inbox` give it. */
function findOwner(url: string, env: NodeJS.ProcessEnv): Caller | undefined {
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

/**
 * Deletes the test message again, as the owner.
 * @returns whether that was possible: it takes the owner's key, and the right to delete
 */
export async function removeTestMessage(url: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const owner = findOwner(url, env);
  if (!owner) return false;
  const { name, email, message } = testMessage;
  const query = { name: `eq.${name}`, email: `eq.${email}`, message: `eq.${message}` };
  return (await ask(owner, { method: 'DELETE', query })).outcome === 'allowed';
}
