import { accessSync, constants, existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { chromium } from 'playwright';

/** What finding and installing a browser needs to know of a computer, so that tests can make one up. */
export interface Machine {
  platform: NodeJS.Platform;
  env: NodeJS.ProcessEnv;
  home: string;
  isRoot: boolean;
  exists: (path: string) => boolean;
  /** Whether the path is a file that this user may run. */
  isExecutable: (path: string) => boolean;
  /** The path with its symbolic links followed; the path itself when there is nothing there. */
  realPath: (path: string) => string;
  /** The first few thousand characters of a file; empty when it cannot be read. */
  readStart: (path: string) => string;
  /** Where Playwright's own Chromium stands once downloaded. */
  playwrightChromium: () => string | undefined;
}

const START_LENGTH = 8192;

/** The computer that this process runs on. */
export function thisMachine(): Machine {
  return {
    platform: process.platform,
    env: process.env,
    home: homedir(),
    isRoot: process.getuid?.() === 0,
    exists: existsSync,
    isExecutable: (path) => {
      try {
        accessSync(path, constants.X_OK);
        return statSync(path).isFile();
      } catch {
        return false;
      }
    },
    realPath: (path) => {
      try {
        return realpathSync(path);
      } catch {
        return path;
      }
    },
    readStart: (path) => {
      try {
        return readFileSync(path).toString('latin1', 0, START_LENGTH);
      } catch {
        return '';
      }
    },
    playwrightChromium: () => {
      try {
        return chromium.executablePath();
      } catch {
        // Playwright has no build for this platform.
        return undefined;
      }
    },
  };
}
