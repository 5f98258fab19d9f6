import { expect, test } from 'vitest';
import { findOrInstallBrowser } from '../../harness/installBrowser.ts';
import { type FakeMachine, fakeMachine } from './fakeMachine.ts';

const DEBIAN = { '/etc/os-release': 'PRETTY_NAME="Debian 12"\nID=debian\n' };
const UBUNTU = { '/etc/os-release': 'NAME="Ubuntu"\nID=ubuntu\nID_LIKE=debian\n' };
const FEDORA = { '/etc/os-release': 'ID=fedora\n' };

const UPDATE = 'apt-get update';
const INSTALL = 'apt-get install -y chromium';
const DOWNLOAD = 'node node_modules/playwright/cli.js install chromium';

/** Pretends to run calls: `effects` says which succeed and what file each of those brings. */
function fakeRun(machine: FakeMachine, effects: Record<string, string>) {
  const calls: string[] = [];
  const run = async (call: string[]) => {
    const line = call.join(' ');
    calls.push(line);
    const file = effects[line];
    if (file === undefined) return 1;
    if (file) machine.files.set(file, '');
    return 0;
  };
  return { calls, run };
}

test('a machine that has a browser installs nothing', async () => {
  const machine = fakeMachine({ ...DEBIAN, '/usr/bin/chromium': '' }, { isRoot: true });
  const { calls, run } = fakeRun(machine, {});
  await expect(findOrInstallBrowser(machine, run)).resolves.toBe('/usr/bin/chromium');
  expect(calls).toEqual([]);
});

test("root on Debian takes the distribution's package", async () => {
  const machine = fakeMachine(DEBIAN, { isRoot: true });
  const { calls, run } = fakeRun(machine, { [UPDATE]: '', [INSTALL]: '/usr/bin/chromium' });
  await expect(findOrInstallBrowser(machine, run)).resolves.toBe('/usr/bin/chromium');
  expect(calls).toEqual([UPDATE, INSTALL]);
});

test('root on Debian without a reachable archive downloads one', async () => {
  const machine = fakeMachine(DEBIAN, { isRoot: true });
  const { calls, run } = fakeRun(machine, { [DOWNLOAD]: '/cache/chromium/chrome' });
  await expect(findOrInstallBrowser(machine, run)).resolves.toBe('/cache/chromium/chrome');
  expect(calls).toEqual([UPDATE, DOWNLOAD]);
});

test('root on Ubuntu, where the package is a snap, downloads one with what it needs', async () => {
  const machine = fakeMachine(UBUNTU, { isRoot: true });
  const { calls, run } = fakeRun(machine, {
    [`${DOWNLOAD} --with-deps`]: '/cache/chromium/chrome',
  });
  await expect(findOrInstallBrowser(machine, run)).resolves.toBe('/cache/chromium/chrome');
  expect(calls).toHaveLength(1);
});

test.each([
  ['an ordinary user on Debian', fakeMachine(DEBIAN)],
  ['root on another Linux', fakeMachine(FEDORA, { isRoot: true })],
  ['a Mac', fakeMachine({}, { platform: 'darwin' })],
])('%s downloads one', async (_name, machine) => {
  const { calls, run } = fakeRun(machine, { [DOWNLOAD]: '/cache/chromium/chrome' });
  await expect(findOrInstallBrowser(machine, run)).resolves.toBe('/cache/chromium/chrome');
  expect(calls).toEqual([DOWNLOAD]);
});

test('where nothing helps, one line says what to do', async () => {
  const machine = fakeMachine(DEBIAN, { isRoot: true });
  const { run } = fakeRun(machine, {});
  await expect(findOrInstallBrowser(machine, run)).rejects.toThrow(
    /^[^\n]*install Chrome or Chromium, or set CHROME_PATH[^\n]*$/,
  );
});
