import { browserPlaces } from './browserPlaces.ts';
import { type Machine, thisMachine } from './machine.ts';

/** A problem that one line to the reader describes whole; a stack trace would add nothing. */
export class BrowserProblem extends Error {}

/**
 * A Chromium from Ubuntu's snap is confined to folders of its own and cannot be driven with a
 * profile made for a test; `chromium-browser` there is a script that starts the same snap.
 */
function isSnap(machine: Machine, path: string): boolean {
  const real = machine.realPath(path);
  if (real.includes('/snap/') || real.endsWith('/snap')) return true;
  const start = machine.readStart(real);
  return start.startsWith('#!') && start.includes('/snap/');
}

function findInstalled(machine: Machine): string | undefined {
  return browserPlaces(machine).find(
    (path) => machine.isExecutable(path) && !isSnap(machine, path),
  );
}

function findPlaywrights(machine: Machine): string | undefined {
  const path = machine.playwrightChromium();
  return path !== undefined && machine.isExecutable(path) ? path : undefined;
}

/**
 * The Chromium to test with: `CHROME_PATH`, an installed Chrome or Chromium, or the one that
 * Playwright downloaded; `undefined` when this machine has none.
 *
 * @throws {BrowserProblem} when `CHROME_PATH` names something that cannot be started.
 */
export function findBrowser(machine: Machine = thisMachine()): string | undefined {
  const chosen = machine.env.CHROME_PATH;
  if (!chosen) return findInstalled(machine) ?? findPlaywrights(machine);
  if (!machine.isExecutable(chosen)) {
    throw new BrowserProblem(`CHROME_PATH is not a file that can be started: ${chosen}`);
  }
  return chosen;
}
