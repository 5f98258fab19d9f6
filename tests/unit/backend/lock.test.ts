import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { acquireLock, findHolder } from '@portfolio/backend/local/lock';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freshFolder } from './support/folders.ts';

function freshLock() {
  const folder = freshFolder();
  return { folder, file: join(folder, 'lock.json') };
}

async function take({ folder, file }: { folder: string; file: string }, owner?: string) {
  const lock = await acquireLock(file, folder, owner);
  onTestFinished(() => lock.release());
  return lock;
}

const write = (file: string, content: unknown) => writeFileSync(file, JSON.stringify(content));
const dead = { pid: process.pid, host: 'here', port: 9, token: 'a token of the past' };
const longAgo = new Date('2020-01-01');

describe('a folder that is in use', () => {
  test('is refused to others, who are told by whom', async () => {
    const place = freshLock();
    await take(place, 'http://localhost:4173');
    await expect(acquireLock(place.file, place.folder)).rejects.toMatchObject({
      code: 'data-dir-in-use',
      message: expect.stringMatching(
        new RegExp(`is in use by process ${process.pid} \\(http://localhost:4173\\): stop that`),
      ),
    });
  });

  test('tells where PostgREST is while it runs', async () => {
    const place = freshLock();
    const lock = await take(place);
    expect(await findHolder(place.file)).not.toHaveProperty('restUrl');
    lock.publish('http://127.0.0.1:3000');
    expect(await findHolder(place.file)).toMatchObject({
      pid: process.pid,
      restUrl: 'http://127.0.0.1:3000',
    });
    lock.publish(undefined);
    expect(await findHolder(place.file)).not.toHaveProperty('restUrl');
  });

  test('is free again afterwards', async () => {
    const place = freshLock();
    (await take(place)).release();
    expect(existsSync(place.file)).toBe(false);
    await take(place);
  });

  test('by another machine is respected while its heart beats', async () => {
    const place = freshLock();
    write(place.file, { ...dead, host: 'another.example' });
    await expect(acquireLock(place.file, place.folder)).rejects.toThrow(
      /on another\.example.*or delete .*lock\.json if it no longer runs$/,
    );
    utimesSync(place.file, longAgo, longAgo);
    await take(place);
  });
});

describe('a lock that a dead process has left is taken over', () => {
  test.each([
    ['when the process is gone', { pid: 2 ** 22 + 1 }],
    ['when its number has gone to another process', { pid: process.pid }],
  ])('%s', async (_when, { pid }) => {
    const place = freshLock();
    const other = freshLock();
    (await take(other)).publish(undefined);
    const { host } = JSON.parse(readFileSync(other.file, 'utf8'));
    write(place.file, { ...dead, host, pid });
    expect(await findHolder(place.file)).toBeUndefined();
    await take(place);
  });

  test('when the power went while it was written', async () => {
    const place = freshLock();
    writeFileSync(place.file, '');
    utimesSync(place.file, longAgo, longAgo);
    await take(place);
  });

  test('by one of many who try at once', async () => {
    const place = freshLock();
    const other = freshLock();
    await take(other);
    const { host } = JSON.parse(readFileSync(other.file, 'utf8'));
    write(place.file, { ...dead, host });
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => take(place)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

test('a folder that is deleted under its owner is reported', async () => {
  const place = freshLock();
  const lock = await take(place);
  rmSync(place.folder, { recursive: true });
  expect(await lock.lost).toMatchObject({ code: 'data-dir-lost' });
});
