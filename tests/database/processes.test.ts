import { existsSync } from 'node:fs';
import { dataPaths } from '@portfolio/backend/local/paths';
import { startStack } from '@portfolio/backend/local/stack';
import { expect, test } from 'vitest';
import { freshDataDir } from './support/folders.ts';
import { contactRow, readRows, send } from './support/rest.ts';
import { openStack } from './support/stacks.ts';

test('a start that is stopped half-way leaves nothing behind', async () => {
  const stop = new AbortController();
  const dataDir = await freshDataDir();
  const starting = startStack({ dataDir, signal: stop.signal });
  stop.abort(new Error('stopped'));
  await expect(starting).rejects.toThrow('stopped');
  expect(existsSync(dataPaths(dataDir).lock)).toBe(false);
});

test('PostgREST that dies is started again, and the next message arrives', async () => {
  const lines: string[] = [];
  const stack = await openStack({ log: (line) => lines.push(line) });
  const pid = stack.restPid();
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => lines.length, { timeout: 200_000 }).toBe(1);
  expect(await send(stack, contactRow())).toMatchObject({ status: 201 });
  expect(await readRows(stack)).toHaveLength(1);
  expect(stack.restPid()).not.toBe(pid);
  expect(lines).toEqual(['PostgREST was ended by SIGKILL: starting it again']);
});
