import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runCall, stopRunning } from '../../harness/runCall.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portfolio-run-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test('the exit code is told', async () => {
  await expect(runCall(['node', '-e', 'process.exit(3)'])).resolves.toBe(3);
  await expect(runCall(['node', '-e', ''])).resolves.toBe(0);
});

test('a program that does not exist has failed', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await expect(runCall(['no-such-program'])).resolves.toBe(1);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('no-such-program'));
  log.mockRestore();
});

test('a program sees the variables it is given besides those of this process', async () => {
  const script = "process.exit(process.env.GIVEN === 'yes' && process.env.PATH ? 0 : 1)";
  await expect(runCall(['node', '-e', script], { env: { GIVEN: 'yes' } })).resolves.toBe(0);
});

test('gathered output appears whole when the program has ended', async () => {
  const written: string[] = [];
  const onOutput = (output: Buffer) => written.push(String(output));
  const script = "process.stdout.write('a'); setTimeout(() => process.stdout.write('b'), 50)";
  await runCall(['node', '-e', script], { onOutput });
  expect(written).toEqual(['ab']);
});

test.skipIf(process.platform === 'win32')(
  'stopping ends the program and what it started',
  async () => {
    const file = join(folder, 'pid');
    const child = `require('fs').writeFileSync(${JSON.stringify(file)}, String(process.pid)); setInterval(() => {}, 1000)`;
    const parent = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}]); setInterval(() => {}, 1000)`;
    const ended = runCall(['node', '-e', parent]);
    const pid = await vi.waitFor(
      () => {
        const text = readFileSync(file, 'utf8');
        expect(text).not.toBe('');
        return Number(text);
      },
      { timeout: 60_000 },
    );
    stopRunning();
    await expect(ended).resolves.toBe(1);
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 60_000 });
  },
);
