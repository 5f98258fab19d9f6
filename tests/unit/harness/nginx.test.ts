import { expect, test } from 'vitest';
import { findOrInstallNginx } from '../../harness/nginx.ts';
import { fakeMachine } from './fakeMachine.ts';

const DEBIAN = { '/etc/os-release': 'PRETTY_NAME="Debian 12"\nID=debian\n' };

test('a machine that has nginx installs nothing', async () => {
  const machine = fakeMachine({ ...DEBIAN, '/usr/sbin/nginx': '' }, { isRoot: true });
  const run = () => Promise.reject(new Error('was run'));
  await expect(findOrInstallNginx(machine, run)).resolves.toBe('/usr/sbin/nginx');
});

test("root on Debian takes the distribution's package, which starts no server", async () => {
  const machine = fakeMachine(DEBIAN, { isRoot: true });
  const calls: string[] = [];
  const run = async (call: string[]) => {
    calls.push(call.join(' '));
    if (call.includes('install')) machine.files.set('/usr/sbin/nginx', '');
    return 0;
  };
  await expect(findOrInstallNginx(machine, run)).resolves.toBe('/usr/sbin/nginx');
  expect(calls).toEqual([
    'apt-get update',
    'env RUNLEVEL=1 apt-get install -y --no-install-recommends nginx-light',
  ]);
});

test.each([
  ['another user', fakeMachine(DEBIAN)],
  ['another system', fakeMachine({ '/etc/os-release': 'ID=fedora\n' }, { isRoot: true })],
  ['Windows', fakeMachine({ 'C:/nginx/nginx': '' }, { platform: 'win32' })],
])('%s gets none, and nothing is tried', async (_name, machine) => {
  const run = () => Promise.reject(new Error('was run'));
  await expect(findOrInstallNginx(machine, run)).resolves.toBeUndefined();
});

test('an archive that cannot be reached leaves the machine without', async () => {
  const machine = fakeMachine(DEBIAN, { isRoot: true });
  await expect(findOrInstallNginx(machine, async () => 1)).resolves.toBeUndefined();
});
