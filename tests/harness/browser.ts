import { findPrograms, type Machine, thisMachine } from './machine.ts';
import type { RunCommand } from './runCommand.ts';

const NAMES = ['chromium', 'google-chrome', 'google-chrome-stable'];
const DOWNLOAD = 'npx playwright install chromium';

/** Ubuntu's Chromium is a snap, which may not use a profile that is made for a test. */
const isSnap = (machine: Machine, path: string) => /\/snap(\/|$)/.test(machine.realPath(path));

/**
 * The browser to test with: `CHROME_PATH`, the Chromium that Playwright downloaded, or a Chromium or
 * Chrome in the `PATH`; `undefined` when this machine has none.
 */
export function findBrowser(machine: Machine = thisMachine()): string | undefined {
  if (machine.env.CHROME_PATH) return machine.env.CHROME_PATH;
  const downloaded = machine.playwrightChromium();
  if (downloaded && machine.isExecutable(downloaded)) return downloaded;
  return findPrograms(machine, ...NAMES).find((path) => !isSnap(machine, path));
}

/** The commands that bring a browser onto this machine, the best first. */
function commandsToInstall({ isRoot, osRelease }: Machine): string[] {
  if (!isRoot) return [DOWNLOAD];
  if (!/^ID=debian$/m.test(osRelease())) return [`${DOWNLOAD} --with-deps`, DOWNLOAD];
  return ['apt-get update && apt-get install -y chromium', DOWNLOAD];
}

/** Finds a browser, or installs one; `undefined` when neither works. */
export async function findOrInstallBrowser(
  machine: Machine,
  run: RunCommand,
): Promise<string | undefined> {
  let browser = findBrowser(machine);
  for (const command of commandsToInstall(machine)) {
    if (browser !== undefined) break;
    await run(command);
    browser = findBrowser(machine);
  }
  return browser;
}
