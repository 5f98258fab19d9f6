import { BrowserProblem, findBrowser } from './findBrowser.ts';
import { type Machine, thisMachine } from './machine.ts';

/** What the configurations of Vitest and Playwright hand to the browser's launcher. */
export interface LaunchOptions {
  executablePath?: string;
  args: string[];
  chromiumSandbox: boolean;
}

/** Nothing but the pages under test is to use the network. */
const QUIET_FLAGS = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const CONTAINER_MARKS = ['/.dockerenv', '/run/.containerenv'];

/** Chromium refuses its sandbox to root, and containers rarely allow the namespaces it needs. */
function lacksSandbox({ isRoot, env, exists }: Machine): boolean {
  return isRoot || Boolean(env.CI) || CONTAINER_MARKS.some(exists);
}

/** The command-line flags for a Chromium that is started by hand or by another tool. */
export function launchFlags(machine: Machine = thisMachine()): string[] {
  return lacksSandbox(machine) ? [...QUIET_FLAGS, '--no-sandbox'] : QUIET_FLAGS;
}

/** A `CHROME_PATH` that cannot be started is passed on: the launcher's own message names it. */
function chosenPath(machine: Machine): string | undefined {
  try {
    return findBrowser(machine);
  } catch (error) {
    if (error instanceof BrowserProblem) return machine.env.CHROME_PATH;
    throw error;
  }
}

/** How to start the browser of this machine, for single commands as for `npm test`. */
export function launchOptions(machine: Machine = thisMachine()): LaunchOptions {
  const path = chosenPath(machine);
  // Only installed browsers come with the profile that Linux distributions ask of a sandbox.
  const isInstalled = path !== undefined && path !== machine.playwrightChromium();
  return {
    ...(path === undefined ? {} : { executablePath: path }),
    args: QUIET_FLAGS,
    chromiumSandbox: isInstalled && !lacksSandbox(machine),
  };
}
