import { distributions } from './distributions.ts';
import { BrowserProblem, findBrowser } from './findBrowser.ts';
import type { Machine } from './machine.ts';
import type { Call, RunCall } from './runCall.ts';

const PLAYWRIGHT = 'node_modules/playwright/cli.js';

/** The ways to a browser on this machine, the best first; each is calls that depend on each other. */
export function waysToInstall(machine: Machine): Call[][] {
  const download: Call = ['node', PLAYWRIGHT, 'install', 'chromium'];
  if (machine.platform !== 'linux' || !machine.isRoot) return [[download]];
  const names = distributions(machine);
  // Ubuntu's chromium package is only a door to a snap, which a container cannot open.
  if (names.includes('ubuntu')) return [[[...download, '--with-deps']]];
  if (!names.includes('debian')) return [[download]];
  const update: Call = ['apt-get', 'update'];
  const install: Call = ['apt-get', 'install', '-y', 'chromium'];
  return [[update, install], [download]];
}

async function runInOrder(calls: Call[], run: RunCall): Promise<void> {
  for (const call of calls) {
    if ((await run(call)) !== 0) return;
  }
}

/**
 * Finds a browser, or installs one and finds that.
 *
 * @throws {BrowserProblem} when there is none and none could be installed; its message is the one
 * line that the reader needs.
 */
export async function findOrInstallBrowser(machine: Machine, run: RunCall): Promise<string> {
  const found = findBrowser(machine);
  if (found !== undefined) return found;
  for (const calls of waysToInstall(machine)) {
    await runInOrder(calls, run);
    const installed = findBrowser(machine);
    if (installed !== undefined) return installed;
  }
  throw new BrowserProblem(
    'No browser to test with: install Chrome or Chromium, or set CHROME_PATH to one.',
  );
}
