import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { viteArgs } from './nodeCalls.ts';
import { OWN_BACKEND } from './ownBackend.ts';

/**
 * Builds the site into a folder as `npm run build` does, with these variables; returns its output.
 * @param cwd a copy of the repository @default the repository
 */
export function buildSite(
  outDir: string,
  variables: NodeJS.ProcessEnv,
  options: string[] = [],
  cwd?: string,
) {
  const env = { ...process.env, ...OWN_BACKEND, NODE_ENV: 'production', ...variables };
  const args = viteArgs(['build', `--outDir=${outDir}`, ...options]);
  return promisify(execFile)(process.execPath, args, { env, cwd });
}
