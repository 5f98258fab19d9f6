import fs, { readdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { DurableFiles, durableStartParams } from '@portfolio/backend/local/durableFiles';
import { dataPaths } from '@portfolio/backend/local/paths';
import { startStack } from '@portfolio/backend/local/stack';
import { describe, expect, test, vi } from 'vitest';
import { freshDataDir, freshFolder } from './support/folders.ts';
import { isAlive } from './support/processes.ts';
import { contactRow, readRows } from './support/rest.ts';
import { startStackProcess } from './support/stackProcess.ts';
import { openStack } from './support/stacks.ts';

const slowly = { timeout: 200_000 };

/** Sends one message after another until the backend is gone, and returns what was answered 201. */
async function sendUntilGone(
  restUrl: string,
  sender: string,
  onSent: (count: number) => void,
): Promise<string[]> {
  const sent: string[] = [];
  for (let number = 1; ; number += 1) {
    const name = `${sender} ${number}`;
    try {
      const { status } = await fetch(`${restUrl}/contact_messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(contactRow({ name })),
      });
      if (status !== 201) return sent;
    } catch {
      return sent;
    }
    onSent(sent.push(name));
  }
}

describe('a message that was answered 201 is there', () => {
  test('after SIGKILL in mid-stream, which leaves no process behind, and after a restart', async () => {
    const dataDir = await freshDataDir(true);
    const tmpDir = freshFolder();
    const socketDirs = () => readdirSync(tmpDir).filter((name) => name.startsWith('portfolio-db-'));
    const program = await startStackProcess(dataDir, { TMPDIR: tmpDir });
    expect(socketDirs()).toHaveLength(1);
    await expect(startStack({ dataDir })).rejects.toMatchObject({
      code: 'data-dir-in-use',
      message: expect.stringContaining(`is in use by process ${program.pid} (a test): stop`),
    });

    const killAt = 40;
    const senders = ['Ada', 'Grace'].map((sender) =>
      sendUntilGone(program.restUrl, sender, (count) => {
        if (count === killAt) program.child.kill('SIGKILL');
      }),
    );
    const sent = (await Promise.all(senders)).flat();
    expect(sent.length).toBeGreaterThanOrEqual(killAt);
    await program.ended;
    await expect.poll(() => isAlive(program.restPid), slowly).toBe(false);
    await expect.poll(socketDirs, slowly).toEqual([]);

    const lines: string[] = [];
    const afterKill = await startStack({ dataDir, log: (line) => lines.push(line) });
    const stored = await readRows(afterKill);
    expect(stored.map(({ name }) => name)).toEqual(expect.arrayContaining(sent));
    expect(lines).toEqual([]);
    await afterKill.close();
    expect(await readRows(await openStack({ dataDir }))).toEqual(stored);
  });

  test('after a power cut: it is on the disk before the answer', async () => {
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
});
