import { posix, win32 } from 'node:path';
import type { Machine } from './machine.ts';

const LINUX_NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
const LINUX_FOLDERS = ['/usr/local/bin', '/usr/bin', '/bin'];
const LINUX_PATHS = ['/opt/google/chrome/chrome', '/usr/lib/chromium/chromium'];

const MAC_APPS = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
];

const WINDOWS_FOLDERS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];
const WINDOWS_PROGRAMS = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];

function linuxPlaces(env: NodeJS.ProcessEnv): string[] {
  const folders = [...(env.PATH ?? '').split(':').filter(Boolean), ...LINUX_FOLDERS];
  const named = LINUX_NAMES.flatMap((name) => folders.map((folder) => posix.join(folder, name)));
  return [...new Set([...named, ...LINUX_PATHS])];
}

function macPlaces(home: string): string[] {
  const folders = ['/Applications', posix.join(home, 'Applications')];
  return MAC_APPS.flatMap((app) => folders.map((folder) => posix.join(folder, app)));
}

function windowsPlaces(env: NodeJS.ProcessEnv): string[] {
  const folders = WINDOWS_FOLDERS.map((name) => env[name]).filter((folder) => folder !== undefined);
  return WINDOWS_PROGRAMS.flatMap((program) =>
    folders.map((folder) => win32.join(folder, ...program)),
  );
}

/** Every path where an installed Chrome or Chromium may stand, the likeliest first. */
export function browserPlaces({ platform, env, home }: Machine): string[] {
  if (platform === 'win32') return windowsPlaces(env);
  if (platform === 'darwin') return macPlaces(home);
  return linuxPlaces(env);
}
