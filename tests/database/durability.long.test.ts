import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { DurableFiles, durableStartParams } from '@portfolio/backend/database/durableFiles';
import { findHolder } from '@portfolio/backend/folder/lock';
import { dataPaths } from '@portfolio/backend/folder/paths';
import { startStack } from '@portfolio/backend/stack';
import { expect, test, vi } from 'vitest';
import { openClient } from './support/client.ts';
import { freshDataDir } from './support/folders.ts';
import { contactRow, readRows } from './support/rest.ts';
import { makeSitePlace, restOn } from './support/siteProcess.ts';
import { openStack } from './support/stacks.ts';
import { sendOnce } from './support/visitors.ts';

/** Sends one message after another until one fails, and returns those reported as sent. */
async function sendUntilGone(url: string, sender: string, onSent: (count: number) => void) {
  const sent: string[] = [];
  for (;;) {
    const message = `${sender}, message ${sent.length + 1}`;
    if (await sendOnce(openClient(url), contactRow({ message }))) return sent;
    onSent(sent.push(message));
  }
}

test('a message reported as sent is there after SIGKILL in mid-stream, which leaves nothing running', async () => {
  const dataDir = await freshDataDir(true);
  const place = await makeSitePlace(dataDir);
  const site = place.start();
  await site.line(/^contact form →/);
  const { restUrl } = await restOn(dataDir);
  const { pid } = (await findHolder(dataDir)) ?? {};
  await expect(startStack({ dataDir })).rejects.toMatchObject({
    code: 'data-dir-in-use',
    message: expect.stringMatching(
      new RegExp(`^process ${pid} \\(http:.*\\) is using the data folder`),
    ),
  });

  const killAt = 40;
  const senders = ['Ada', 'Grace'].map((sender) =>
    sendUntilGone(place.url, sender, (count) => {
      if (count === killAt) site.child.kill('SIGKILL');
    }),
  );
  const sent = (await Promise.all(senders)).flat();
  expect(sent.length).toBeGreaterThanOrEqual(killAt);
  await site.ended;
  await expect.poll(() => fetch(restUrl).then(Boolean, () => false)).toBe(false);

  const afterKill = await startStack({ dataDir });
  const stored = await readRows(afterKill);
  expect(stored.map(({ message }) => message)).toEqual(expect.arrayContaining(sent));
  await afterKill.close();
  expect(await readRows(await openStack({ dataDir }))).toEqual(stored);
});

test('a message is on the disk before it is answered, so that it outlives a power cut', async () => {
  const { database } = dataPaths(await freshDataDir());
  const db = await PGlite.create({
    fs: new DurableFiles(database),
    startParams: durableStartParams,
  });
  const flush = vi.spyOn(fs, 'fsyncSync');
  for (const name of ['one', 'two', 'three']) {
    flush.mockClear();
    await db.query(
      "insert into contact_messages (name, phone, email, message) values ($1, '5', 'a@b.c', 'on the disk, please')",
      [name],
    );
    expect(flush).toHaveBeenCalled();
  }
  flush.mockRestore();
  await db.close();
});

test('a start that is stopped halfway leaves nothing behind', async () => {
  const stop = new AbortController();
  const dataDir = await freshDataDir();
  const starting = startStack({ dataDir, signal: stop.signal });
  stop.abort(new Error('stopped'));
  await expect(starting).rejects.toThrow('stopped');
  expect(await findHolder(dataDir)).toBeUndefined();
});
