import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dataPaths } from '@portfolio/build/folders/dataFolder';
import { acquireLock, findHolder } from '@portfolio/tools/backend/lock';
import { expect, onTestFinished, test } from 'vitest';
import { freshFolder } from './support/folders.ts';

async function take(folder: string, owner?: string) {
  const lock = await acquireLock(folder, new AbortController().signal);
  lock.publish({ owner });
  onTestFinished(() => lock.release().catch(() => undefined));
  return lock;
}

/** Takes the folder if it is free now. */
const tryToTake = (folder: string) => acquireLock(folder, AbortSignal.abort());

/** The files of a process that was killed so many seconds ago. */
function leaveLock(folder: string, secondsAgo: number) {
  const { lock, holder } = dataPaths(folder);
  mkdirSync(lock);
  const time = Date.now() / 1_000 - secondsAgo;
  utimesSync(lock, time, time);
  writeFileSync(holder, JSON.stringify({ pid: 7, restUrl: 'http://127.0.0.1:9' }));
}

test('a data folder that is in use is refused to others, who learn which process has it', async () => {
  const folder = freshFolder();
  await take(folder, 'http://localhost:4173');
  await expect(tryToTake(folder)).rejects.toMatchObject({
    code: 'data-dir-in-use',
    message: `process ${process.pid} (http://localhost:4173) is using the data folder ${folder}: stop that process, or set PORTFOLIO_DATA_DIR to another folder`,
  });
});

test('a data folder says where PostgREST is while it runs, and nothing afterwards', async () => {
  const folder = freshFolder();
  expect(await findHolder(folder)).toBeUndefined();
  const lock = await take(folder);
  expect(await findHolder(folder)).toEqual({ pid: process.pid });
  lock.publish({ restUrl: 'http://127.0.0.1:3000' });
  expect(await findHolder(folder)).toEqual({
    pid: process.pid,
    restUrl: 'http://127.0.0.1:3000',
  });
  await lock.release();
  expect(await findHolder(folder)).toBeUndefined();
  await tryToTake(folder);
});

test('the lock of a process that was killed is taken over after a few seconds', async () => {
  const folder = freshFolder();
  leaveLock(folder, 3);
  await expect(tryToTake(folder)).rejects.toThrow('process 7 is using');
  await take(folder);
  expect(await findHolder(folder)).toEqual({ pid: process.pid });
});

test('a data folder that is deleted while it is in use is reported', async () => {
  const folder = freshFolder();
  const { lost } = await take(folder);
  rmSync(folder, { recursive: true });
  expect(await lost).toMatchObject({ code: 'data-dir-lost' });
});
