import { findPrograms, type Machine } from './machine.ts';
import type { RunCommand } from './runCommand.ts';

/** In this run level the package doesn't start a server of its own. */
const INSTALL =
  'apt-get update && RUNLEVEL=1 apt-get install -y --no-install-recommends nginx-light';

/** Finds nginx, or installs it where that is Debian's or Ubuntu's package; else `undefined`. */
export async function findOrInstallNginx(
  machine: Machine,
  run: RunCommand,
): Promise<string | undefined> {
  const [found] = findPrograms(machine, 'nginx');
  if (found) return found;
  if (!machine.isRoot || !/^ID(_LIKE)?=.*debian/m.test(machine.osRelease())) return undefined;
  await run(INSTALL);
  return findPrograms(machine, 'nginx')[0];
}
