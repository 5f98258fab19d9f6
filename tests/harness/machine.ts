import { accessSync, constants, readFileSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** The facts on which finding and installing a program depends, so that tests can make them up. */
export interface Machine {
  env: NodeJS.ProcessEnv;
  isRoot: boolean;
  isExecutable: (path: string) => boolean;
  /** The path with its symbolic links followed. */
  realPath: (path: string) => string;
  /** The text of `/etc/os-release`, for example `ID=debian`; empty on other systems than Linux. */
  osRelease: () => string;
  /** Where Playwright's own Chromium is once it is downloaded. */
  playwrightChromium: () => string | undefined;
}

function attempt<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** The computer that this process runs on. */
export const thisMachine = (): Machine => ({
  env: process.env,
  isRoot: process.getuid?.() === 0,
  isExecutable: (path) => attempt(() => accessSync(path, constants.X_OK) === undefined, false),
  realPath: (path) => attempt(() => realpathSync(path), path),
  osRelease: () => attempt(() => readFileSync('/etc/os-release', 'utf8'), ''),
  // Playwright has no browser for some platforms.
  playwrightChromium: () => attempt(() => chromium.executablePath(), undefined),
});

/** The paths at which a program with one of these names can be started, in the order of the names. */
export function findPrograms({ env, isExecutable }: Machine, ...names: string[]): string[] {
  // Debian keeps some in a folder that only the superuser has in the PATH.
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/sbin'].filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((path) => isExecutable(path));
}
