import { expect, test } from 'vitest';
import { findBrowser, findOrInstallBrowser } from '../../harness/browser.ts';
import type { Machine } from '../../harness/machine.ts';

const DEBIAN = 'PRETTY_NAME="Debian 12"\nID=debian\n';
const UBUNTU = 'ID=ubuntu\nID_LIKE=debian\n';
const APT = 'apt-get update && apt-get install -y chromium';
const DOWNLOAD = 'npx playwright install chromium';
const DOWNLOADED = '/cache/chromium/chrome';

/** A computer with these files, all of them executable. */
function machineWith(
  files: string[],
  { osRelease = '', ...rest }: Partial<Record<string, string>>,
) {
  const machine: Machine = {
    env: { PATH: '/usr/local/bin:/usr/bin', ...rest },
    isRoot: osRelease !== '',
    isExecutable: (path) => files.includes(path),
    realPath: (path) => (path === '/snap/bin/chromium' ? '/usr/bin/snap' : path),
    osRelease: () => osRelease,
    playwrightChromium: () => DOWNLOADED,
  };
  return machine;
}

test.each([
  ['CHROME_PATH', ['/opt/chrome', DOWNLOADED], { CHROME_PATH: '/opt/chrome' }, '/opt/chrome'],
  ["Playwright's own", [DOWNLOADED, '/usr/bin/chromium'], {}, DOWNLOADED],
  ["Debian's Chromium", ['/usr/bin/chromium'], {}, '/usr/bin/chromium'],
  [
    'Chrome instead of a snap',
    ['/snap/bin/chromium', '/usr/bin/google-chrome'],
    { PATH: '/snap/bin:/usr/bin' },
    '/usr/bin/google-chrome',
  ],
  ['none where there is none', [], {}, undefined],
])('the tests run in %s', (_what, files, env, browser) => {
  expect(findBrowser(machineWith(files, env))).toBe(browser);
});

test.each([
  ['root on Debian takes its package', DEBIAN, { [APT]: '/usr/bin/chromium' }, 1],
  ['root on Debian without its archive downloads one', DEBIAN, { [DOWNLOAD]: DOWNLOADED }, 2],
  [
    'root on Ubuntu downloads one with what it needs',
    UBUNTU,
    { [`${DOWNLOAD} --with-deps`]: DOWNLOADED },
    1,
  ],
  ['anyone else downloads one', '', { [DOWNLOAD]: DOWNLOADED }, 1],
  ['where nothing helps, there is none', DEBIAN, {}, 2],
])('%s', async (_who, osRelease, effects: Record<string, string>, attempts) => {
  const files: string[] = [];
  const commands: string[] = [];
  const run = async (command: string) => {
    commands.push(command);
    files.push(...[effects[command] ?? []].flat());
    return 0;
  };
  const browser = await findOrInstallBrowser(machineWith(files, { osRelease }), run);
  expect(browser).toBe(Object.values(effects)[0]);
  expect(commands).toHaveLength(attempts);
});
