import { execSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readProcessorSeconds, timed } from '../../harness/processorTime.ts';
import { freshFolder } from '../backend/support/folders.ts';

test.skipIf(process.platform === 'win32')(
  'a command’s processor time is that of all its processes, and its exit code stays',
  () => {
    const file = join(freshFolder({}), 'times.txt');
    const work = 'const end = Date.now() + 400; while (Date.now() < end);';
    const node = `"${process.execPath}" -e "${work}"`;
    expect(() => execSync(timed(`sh -c '${node}' && exit 3`, file))).toThrow(
      expect.objectContaining({ status: 3 }),
    );
    // A busy machine gives a process less than the time that passes.
    expect(readProcessorSeconds(file)).toBeGreaterThan(0.1);
    expect(readProcessorSeconds(file)).toBeLessThan(5);
  },
);

test('there is none where nothing has run', () => {
  expect(readProcessorSeconds(join(freshFolder({}), 'times.txt'))).toBeUndefined();
});
