import { posix } from 'node:path';
import { distributions } from './distributions.ts';
import type { Machine } from './machine.ts';
import type { Call, RunCall } from './runCall.ts';

/** Debian keeps it where only the superuser's PATH leads. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/** The nginx of this machine; `undefined` when it has none. */
export function findNginx({ platform, env, isExecutable }: Machine): string | undefined {
  if (platform === 'win32') return undefined;
  const folders = [...(env.PATH ?? '').split(':').filter(Boolean), ...FOLDERS];
  return folders.map((folder) => posix.join(folder, 'nginx')).find(isExecutable);
}

/** How nginx gets onto this machine: calls that depend on each other, or none. */
export function callsToInstallNginx(machine: Machine): Call[] {
  const isDebian = distributions(machine).some((name) => ['debian', 'ubuntu'].includes(name));
  if (machine.platform !== 'linux' || !machine.isRoot || !isDebian) return [];
  return [
    ['apt-get', 'update'],
    // In this run level the package does not start a server of its own.
    ['env', 'RUNLEVEL=1', 'apt-get', 'install', '-y', '--no-install-recommends', 'nginx-light'],
  ];
}

/** Finds nginx, or installs it and finds that; `undefined` where neither can be done. */
export async function findOrInstallNginx(
  machine: Machine,
  run: RunCall,
): Promise<string | undefined> {
  const found = findNginx(machine);
  if (found !== undefined) return found;
  for (const call of callsToInstallNginx(machine)) {
    if ((await run(call)) !== 0) return undefined;
  }
  return findNginx(machine);
}
