import fs, { writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { describe, expect, test, vi } from 'vitest';
import { DurableFiles, durableStartParams } from '../../supabase/local/durableFiles.ts';
import { dataPaths } from '../../supabase/local/paths.ts';
import { startStack } from '../../supabase/local/stack.ts';
import { freshDataDir, freshFolder } from './support/folders.ts';
import { contactRow, readRows, send } from './support/rest.ts';
import { startStackProcess } from './support/stackProcess.ts';
import { openStack } from './support/stacks.ts';

/** Sends one message after another until the backend is gone, and returns what was answered 201. */
async function sendUntilGone(restUrl: string, onSent: (count: number) => void): Promise<string[]> {
  const sent: string[] = [];
  for (let number = 1; ; number += 1) {
    const name = `message ${number}`;
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
  test('after a restart, and after SIGKILL in mid-stream', async () => {
    const dataDir = await freshDataDir();
    const first = await startStack({ dataDir });
    await send(first, contactRow({ name: 'before' }));
    await first.close();

    const program = await startStackProcess(dataDir);
    const killAt = 40;
    const senders = [1, 2].map(() =>
      sendUntilGone(program.restUrl, (count) => {
        if (count === killAt) program.child.kill('SIGKILL');
      }),
    );
    const sent = (await Promise.all(senders)).flat();
    expect(sent.length).toBeGreaterThanOrEqual(killAt);

    const rows = await readRows(await openStack({ dataDir }));
    const stored = rows.map(({ name }) => name);
    expect(stored[0]).toBe('before');
    const missing = [...sent];
    for (const name of stored) {
      const at = missing.indexOf(name);
      if (at >= 0) missing.splice(at, 1);
    }
    expect(missing).toEqual([]);
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
        'insert into contact_messages (name, phone, email, message) values ($1, $1, $1, $1)',
        [name],
      );
      expect(flush).toHaveBeenCalled();
    }
    flush.mockRestore();
    await db.close();
  });
});

test('a first start that was interrupted is made anew', async () => {
  const dataDir = freshFolder();
  const { database, unfinished } = dataPaths(dataDir);
  fs.mkdirSync(database);
  writeFileSync(`${database}/PG_VERSION`, '18\n');
  writeFileSync(unfinished, '');
  const stack = await openStack({ dataDir });
  expect(await readRows(stack)).toEqual([]);
  expect(fs.existsSync(unfinished)).toBe(false);
});
