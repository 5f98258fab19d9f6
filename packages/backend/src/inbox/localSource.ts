import { existsSync } from 'node:fs';
import { StackError } from '../local/errors.ts';
import { findHolder } from '../local/lock.ts';
import { dataPaths, displayPath } from '../local/paths.ts';
import { startStack } from '../local/stack.ts';
import { pause } from '../local/timing.ts';
import { mintServiceRoleKey, readSecret } from '../local/token.ts';
import type { MessageSource } from './messages.ts';
import { InboxProblem } from './problem.ts';

const startingLimitMs = 60_000;

/** Waits while another process starts the stack; `undefined` when none has the folder. */
async function findRunning(dataDir: string): Promise<MessageSource | undefined> {
  const { lock, secret } = dataPaths(dataDir);
  const end = Date.now() + startingLimitMs;
  for (let holder = await findHolder(lock); holder; holder = await findHolder(lock)) {
    if (holder.restUrl) {
      const key = await mintServiceRoleKey(readSecret(secret));
      return { restUrl: holder.restUrl, key, label: displayPath(dataDir) };
    }
    if (Date.now() > end) {
      throw new InboxProblem(
        `Process ${holder.pid} has ${displayPath(dataDir)} but its backend does not run: see what it printed, or stop it and try again.`,
      );
    }
    await pause(100);
  }
  return undefined;
}

async function withOwnStack<T>(
  dataDir: string,
  read: (source: MessageSource) => Promise<T>,
): Promise<T> {
  const stack = await startStack({ dataDir, owner: 'npm run inbox' });
  try {
    const [restUrl, key] = [await stack.restUrl(), await stack.serviceRoleKey()];
    return await read({ restUrl, key, label: displayPath(dataDir) });
  } finally {
    await stack.close();
  }
}

/**
 * Reads with the stack of this machine: the running one, or else one that is started for it.
 * @returns `undefined` when the data folder has never held a message
 */
export async function withLocalSource<T>(
  dataDir: string,
  read: (source: MessageSource) => Promise<T>,
): Promise<T | undefined> {
  for (;;) {
    const running = await findRunning(dataDir);
    if (running) return read(running);
    if (!existsSync(dataPaths(dataDir).database)) return undefined;
    try {
      return await withOwnStack(dataDir, read);
    } catch (error) {
      // Somebody else was faster.
      if (error instanceof StackError && error.code === 'data-dir-in-use') continue;
      throw error;
    }
  }
}
