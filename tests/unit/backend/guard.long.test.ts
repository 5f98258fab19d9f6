import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freshFolder } from './support/folders.ts';

const slowly = { timeout: 60_000 };
const script = fileURLToPath(new URL('./support/runGuard.ts', import.meta.url));

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    if (process.platform !== 'linux') return true;
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** A process with a guard over another one. */
async function startGuarded(ending: string) {
  const socketDir = freshFolder({ '.s.PGSQL.5432': '' });
  const child = spawn(process.execPath, ['--import', 'tsx', script, socketDir, ending], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  const [line] = await once(child.stdout, 'data');
  const guarded = Number(line);
  onTestFinished(() => {
    child.kill('SIGKILL');
    if (isAlive(guarded)) process.kill(guarded, 'SIGKILL');
  });
  return { child, ended, guarded, socketDir };
}

describe.skipIf(process.platform === 'win32')(
  'PostgREST ends with the process that started it',
  () => {
    test.each(['crash', 'exit'])('when that ends by %s', async (ending) => {
      const { ended, guarded, socketDir } = await startGuarded(ending);
      await ended;
      await expect.poll(() => isAlive(guarded), slowly).toBe(false);
      await expect.poll(() => existsSync(socketDir), slowly).toBe(false);
    });

    test('when that is killed, even if the guard was killed before', async () => {
      const { child, guarded, socketDir } = await startGuarded('none');
      const guards = () =>
        execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(child.pid)], { encoding: 'utf8' })
          .split('\n')
          .filter((line) => line.includes('guard'))
          .map((line) => Number.parseInt(line, 10));
      await expect.poll(guards, slowly).toHaveLength(1);
      const [first = 0] = guards();
      process.kill(first, 'SIGKILL');
      await expect.poll(() => guards().filter((pid) => pid !== first), slowly).toHaveLength(1);
      child.kill('SIGKILL');
      await expect.poll(() => isAlive(guarded), slowly).toBe(false);
      await expect.poll(() => existsSync(socketDir), slowly).toBe(false);
    });
  },
);
