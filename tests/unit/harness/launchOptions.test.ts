import { expect, test } from 'vitest';
import { launchFlags, launchOptions } from '../../harness/launchOptions.ts';
import { fakeMachine } from './fakeMachine.ts';

const INSTALLED = { '/usr/bin/chromium': '' };

test('an ordinary user starts the installed browser in its sandbox', () => {
  const { executablePath, chromiumSandbox } = launchOptions(fakeMachine(INSTALLED));
  expect(executablePath).toBe('/usr/bin/chromium');
  expect(chromiumSandbox).toBe(true);
  expect(launchFlags(fakeMachine(INSTALLED))).not.toContain('--no-sandbox');
});

test.each([
  ['root', fakeMachine(INSTALLED, { isRoot: true })],
  ['continuous integration', fakeMachine(INSTALLED, { env: { CI: 'true' } })],
  ['a container', fakeMachine({ ...INSTALLED, '/.dockerenv': '' })],
])('%s has no sandbox', (_name, machine) => {
  expect(launchOptions(machine).chromiumSandbox).toBe(false);
  expect(launchFlags(machine)).toContain('--no-sandbox');
});

test("Playwright's own browser has no sandbox", () => {
  const { executablePath, chromiumSandbox } = launchOptions(
    fakeMachine({ '/cache/chromium/chrome': '' }),
  );
  expect(executablePath).toBe('/cache/chromium/chrome');
  expect(chromiumSandbox).toBe(false);
});

test('the browser makes no connections of its own', () => {
  expect(launchOptions(fakeMachine()).args).toContain('--disable-background-networking');
});

test('without a browser the launcher is left to say so', () => {
  expect(launchOptions(fakeMachine())).not.toHaveProperty('executablePath');
});

test('a CHROME_PATH that cannot be started is left to the launcher to name', () => {
  const machine = fakeMachine(INSTALLED, { env: { CHROME_PATH: '/nowhere' } });
  expect(launchOptions(machine).executablePath).toBe('/nowhere');
});
