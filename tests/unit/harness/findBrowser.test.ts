import { expect, test } from 'vitest';
import { findBrowser } from '../../harness/findBrowser.ts';
import { fakeMachine } from './fakeMachine.ts';

const CHROME_PATH = { CHROME_PATH: '/opt/mine/chrome', PATH: '/usr/bin' };

test('CHROME_PATH wins over an installed browser', () => {
  const files = { '/opt/mine/chrome': '', '/usr/bin/google-chrome': '' };
  expect(findBrowser(fakeMachine(files, { env: CHROME_PATH }))).toBe('/opt/mine/chrome');
});

test('a CHROME_PATH that cannot be started is named in one line', () => {
  const machine = fakeMachine({ '/usr/bin/google-chrome': '' }, { env: CHROME_PATH });
  expect(() => findBrowser(machine)).toThrow(
    /^CHROME_PATH is not a file that can be started: \/opt\/mine\/chrome$/,
  );
});

test('an installed browser wins over the one that Playwright downloaded', () => {
  const files = { '/usr/bin/chromium': '', '/cache/chromium/chrome': '' };
  expect(findBrowser(fakeMachine(files))).toBe('/usr/bin/chromium');
});

test('Chrome wins over Chromium', () => {
  const files = { '/usr/bin/chromium': '', '/usr/bin/google-chrome-stable': '' };
  expect(findBrowser(fakeMachine(files))).toBe('/usr/bin/google-chrome-stable');
});

test('a browser in an unusual folder of the PATH is found', () => {
  const machine = fakeMachine({ '/nix/bin/chromium': '' }, { env: { PATH: '/bin:/nix/bin' } });
  expect(findBrowser(machine)).toBe('/nix/bin/chromium');
});

test('a browser in the usual places is found without a PATH', () => {
  expect(findBrowser(fakeMachine({ '/usr/bin/chromium': '' }, { env: {} }))).toBe(
    '/usr/bin/chromium',
  );
});

test('a Chromium from a snap is passed over', () => {
  const realPath = (path: string) => (path === '/usr/bin/chromium' ? '/usr/bin/snap' : path);
  const files = { '/usr/bin/chromium': '', '/cache/chromium/chrome': '' };
  expect(findBrowser(fakeMachine(files, { realPath }))).toBe('/cache/chromium/chrome');
});

test('a script that starts a snap is passed over', () => {
  const files = { '/usr/bin/chromium-browser': '#!/bin/sh\nexec /snap/bin/chromium "$@"\n' };
  expect(findBrowser(fakeMachine(files))).toBeUndefined();
});

test('a script that starts a browser of its own is taken', () => {
  const files = { '/usr/bin/chromium': '#!/bin/sh\nexec /usr/lib/chromium/chromium "$@"\n' };
  expect(findBrowser(fakeMachine(files))).toBe('/usr/bin/chromium');
});

test('a Mac has its browsers in application folders', () => {
  const path = '/home/user/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  expect(findBrowser(fakeMachine({ [path]: '' }, { platform: 'darwin' }))).toBe(path);
});

test('Windows has its browsers in program folders, and Edge if nothing else', () => {
  const env = { PROGRAMFILES: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Users\\me\\AppData\\Local' };
  const chrome = 'C:\\Users\\me\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe';
  const edge = 'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe';
  const windows = { platform: 'win32' as const, env };
  expect(findBrowser(fakeMachine({ [chrome]: '', [edge]: '' }, windows))).toBe(chrome);
  expect(findBrowser(fakeMachine({ [edge]: '' }, windows))).toBe(edge);
});

test('a machine with no browser has none, also where Playwright has no build for it', () => {
  expect(findBrowser(fakeMachine())).toBeUndefined();
  expect(findBrowser(fakeMachine({}, { playwrightChromium: () => undefined }))).toBeUndefined();
});
