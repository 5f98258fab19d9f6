import { existsSync } from 'node:fs';
import { StackError } from '../errors.ts';
import { findHolder } from '../folder/lock.ts';
import { dataPaths, displayPath } from '../folder/paths.ts';
import { mintServiceRoleKey, readSecret } from '../rest/token.ts';
import { startStack } from '../stack.ts';
import { pause } from '../timing.ts';
import type { MessageSource } from './messages.ts';
import { InboxProblem } from './problem.ts';

const startingLimitMs = 60_000;

/** Whether something answers at an address: a process that was killed leaves its own behind. */
const answers = (url: string) =>
  fetch(url, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );

/** Waits while another process starts the stack; `undefined` when none uses the folder. */
async function findRunning(dataDir: string): Promise<MessageSource | undefined> {
  const label = displayPath(dataDir);
  const end = Date.now() + startingLimitMs;
  for (let holder = await findHolder(dataDir); holder; holder = await findHolder(dataDir)) {
    const { pid, restUrl } = holder;
    if (restUrl && (await answers(restUrl))) {
      const key = await mintServiceRoleKey(readSecret(dataPaths(dataDir).secret));
      return { restUrl, key, label };
    }
    if (Date.now() > end) {
      throw new InboxProblem(
        `Process ${pid} uses ${label}, but its backend does not run: see what it printed, or stop it and try again.`,
      );
    }
    await pause(100);
  }
  return undefined;
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
      const stack = await startStack({ dataDir, owner: 'npm run inbox' });
      const { restUrl } = stack;
      const source = { restUrl, key: await stack.serviceRoleKey(), label: displayPath(dataDir) };
      return await read(source).finally(stack.close);
    } catch (error) {
      // Another process was faster.
      if (error instanceof StackError && error.code === 'data-dir-in-use') continue;
      throw error;
    }
  }
}
