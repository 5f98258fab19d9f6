import { findPrograms, type Machine } from '../harness/machine.ts';
import type { RunCommand } from '../harness/runCommand.ts';

/** The programs that drive a browser; `undefined` if this machine does not have them. */
export interface Browsers {
  firefox: string | undefined;
  /** Its driver starts the browser itself, which needs a display. */
  webkit: { driver: string; display: string } | undefined;
}

const INSTALL =
  'apt-get update && apt-get install -y --no-install-recommends firefox-esr webkit2gtk-driver xvfb';

function find(machine: Machine): Browsers {
  const [firefox] = findPrograms(machine, 'firefox-esr', 'firefox');
  const [driver] = findPrograms(machine, 'WebKitWebDriver');
  const [display] = findPrograms(machine, 'Xvfb');
  return { firefox, webkit: driver && display ? { driver, display } : undefined };
}

/** Finds Firefox and WebKit, or installs them on Debian; says how if they are still missing. */
export async function findOrInstallBrowsers(machine: Machine, run: RunCommand): Promise<Browsers> {
  const found = find(machine);
  const isInstallable = machine.isRoot && /^ID=debian$/m.test(machine.osRelease());
  if ((found.firefox && found.webkit) || !isInstallable) return found;
  await run(INSTALL);
  return find(machine);
}

/** How to get the browsers that are missing, in one line; `undefined` if none is. */
export function adviceFor({ firefox, webkit }: Browsers): string | undefined {
  const missing = [firefox ? [] : 'Firefox', webkit ? [] : 'WebKit'].flat();
  return missing.length > 0
    ? `Not tested in ${missing.join(' and ')}. On Debian: ${INSTALL}`
    : undefined;
}
