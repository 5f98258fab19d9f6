import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { dataPaths } from '../../supabase/local/paths.ts';
import { startStack } from '../../supabase/local/stack.ts';
import { freshDataDir } from './support/folders.ts';
import { isAlive } from './support/processes.ts';
import { contactRow, readRows, send } from './support/rest.ts';
import { startStackProcess } from './support/stackProcess.ts';
import { openStack } from './support/stacks.ts';

const slowly = { timeout: 10_000 };
const socketDirs = () => readdirSync(tmpdir()).filter((name) => name.startsWith('portfolio-db-'));

describe('nothing stays behind', () => {
  test('when the process is killed, and the next one takes the folder over without a word', async () => {
    const dataDir = await freshDataDir();
    const before = socketDirs();
    const program = await startStackProcess(dataDir);
    await expect(startStack({ dataDir })).rejects.toMatchObject({
      code: 'data-dir-in-use',
      message: expect.stringContaining(`is in use by process ${program.pid} (a test): stop`),
    });
    program.child.kill('SIGKILL');
    await program.ended;
    await expect.poll(() => isAlive(program.restPid), slowly).toBe(false);
    await expect
      .poll(() => socketDirs().filter((name) => !before.includes(name)), slowly)
      .toEqual([]);

    const lines: string[] = [];
    await openStack({ dataDir, log: (line) => lines.push(line) });
    expect(lines).toEqual([]);
  });

  test('when the process crashes', async () => {
    const program = await startStackProcess(await freshDataDir(), 'crash');
    expect(await program.ended).toBe(1);
    await expect.poll(() => isAlive(program.restPid), slowly).toBe(false);
  });

  test('when the start is stopped half-way', async () => {
    const stop = new AbortController();
    const dataDir = await freshDataDir();
    const starting = startStack({ dataDir, signal: stop.signal });
    stop.abort(new Error('stopped'));
    await expect(starting).rejects.toThrow('stopped');
    expect(existsSync(dataPaths(dataDir).lock)).toBe(false);
  });
});

describe('PostgREST dies by itself', () => {
  test('and is started again: the next message arrives', async () => {
    const lines: string[] = [];
    const stack = await openStack({ log: (line) => lines.push(line) });
    const first = stack.restPid();
    process.kill(first, 'SIGKILL');
    await expect.poll(() => lines.length, slowly).toBe(1);
    expect(await send(stack, contactRow())).toMatchObject({ status: 201 });
    expect(await readRows(stack)).toHaveLength(1);
    expect(lines).toEqual(['PostgREST stopped (signal SIGKILL): starting it again']);
  });
});

describe('a data folder belongs to one process', () => {
  test('even when several start at once', async () => {
    const dataDir = await freshDataDir();
    const starts = await Promise.allSettled([1, 2, 3, 4].map(() => startStack({ dataDir })));
    const started = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    await Promise.all(started.map((stack) => stack.close()));
    expect(started).toHaveLength(1);
  });
});
