import { exec } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { countProcessorTime } from '../../harness/processorTime.ts';

test.skipIf(!existsSync('/proc'))(
  'processor time counts all processes, even those that outlive their parents',
  async () => {
    const seconds = countProcessorTime();
    const before = seconds() ?? 0;
    const work = 'const end = Date.now() + 1500; while (Date.now() < end);';
    // The shell ends first, and its child goes on.
    const orphan = `"${process.execPath}" -e "${work}" &`;
    await promisify(exec)(`sh -c '${orphan} sleep 0.5'`);
    // Of 1.5 s; a busy machine gives a process less than the time that passes.
    await expect.poll(() => (seconds() ?? 0) - before, { timeout: 15_000 }).toBeGreaterThan(0.5);
  },
);
