import { expect, test } from 'vitest';
import { resolveCall } from '../../harness/resolveCall.ts';

const runtime = {
  platform: 'linux' as const,
  execPath: '/bin/node20',
  npmPath: '/lib/npm/bin/npm-cli.js',
};

test('npm is the one that started this run', () => {
  expect(resolveCall(['npm', 'run', 'unit'], runtime)).toEqual({
    program: '/bin/node20',
    args: ['/lib/npm/bin/npm-cli.js', 'run', 'unit'],
    needsShell: false,
  });
});

test.each([undefined, '/lib/pnpm/bin/pnpm.cjs'])(
  'started by %s, npm is the one of the PATH',
  (npmPath) => {
    const resolved = resolveCall(['npm', 'run', 'unit'], { ...runtime, npmPath });
    expect(resolved).toEqual({ program: 'npm', args: ['run', 'unit'], needsShell: false });
    const onWindows = { ...runtime, npmPath, platform: 'win32' as const };
    expect(resolveCall(['npm', 'run', 'unit'], onWindows).needsShell).toBe(true);
  },
);

test('node is the one that runs this', () => {
  expect(resolveCall(['node', 'x.js'], runtime).program).toBe('/bin/node20');
});

test('any other program comes from the PATH', () => {
  expect(resolveCall(['apt-get', 'update'], runtime)).toEqual({
    program: 'apt-get',
    args: ['update'],
    needsShell: false,
  });
});
