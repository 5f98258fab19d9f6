import { existsSync } from 'node:fs';
import { dataPaths } from '@portfolio/build/folders/dataFolder';
import { displayPath } from '@portfolio/build/folders/repository';
import { StackError } from '../backend/errors.ts';
import { findHolder } from '../backend/lock.ts';
import { startStack } from '../backend/stack.ts';
import { mintServiceRoleKey, readSecret } from '../backend/token.ts';
import type { MessageSource } from './messages.ts';

const startingLimitMs = 60_000;

/** Whether something answers at an address. The address in the lock may be a killed process's. */
const answers = (url: string) =>
  fetch(url, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );

/**
 * Reads with the stack that is running on this machine, or starts one. Waits while another process starts one.
 * @returns `undefined` when the data folder has never held a message
 */
export async function withLocalSource<T>(
  dataDir: string,
  read: (source: MessageSource) => Promise<T>,
): Promise<T | undefined> {
  const { database, secret } = dataPaths(dataDir);
  const readFrom = async (restUrl: string) =>
    read({
      restUrl,
      key: await mintServiceRoleKey(readSecret(secret)),
      label: displayPath(dataDir),
    });
  for (const end = Date.now() + startingLimitMs; ; ) {
    const { restUrl } = (await findHolder(dataDir)) ?? {};
    if (restUrl && (await answers(restUrl))) return readFrom(restUrl);
    if (!existsSync(database)) return undefined;
    try {
      const stack = await startStack({ dataDir, owner: 'npm run inbox' });
      return await readFrom(stack.restUrl).finally(stack.close);
    } catch (error) {
      const isInUse = error instanceof StackError && error.code === 'data-dir-in-use';
      if (!isInUse || Date.now() > end) throw error;
    }
  }
}
