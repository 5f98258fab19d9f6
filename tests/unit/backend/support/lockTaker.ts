/** A process that tries to lock each folder that it is sent, and on request reports which locks it still has. */
import { acquireLock, type DataLock } from '@portfolio/backend/folder/lock';

const kept = new Map<string, DataLock>();

async function take(folder: string) {
  const lock = await acquireLock(folder, AbortSignal.abort()).catch(() => undefined);
  if (!lock) return;
  kept.set(folder, lock);
  lock.lost.then(() => kept.delete(folder));
}

process.on('message', async (folders: string[] | 'which') => {
  if (folders !== 'which') await Promise.all(folders.map(take));
  process.send?.([...kept.keys()]);
});

process.send?.('ready');
