import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { viteArgs } from './nodeCalls.ts';
import { OWN_BACKEND } from './ownBackend.ts';

/** Builds the site into a folder as `npm run build` does, with these variables. */
export async function buildSite(outDir: string, variables: NodeJS.ProcessEnv): Promise<void> {
  const env = { ...process.env, ...OWN_BACKEND, NODE_ENV: 'production', ...variables };
  await promisify(execFile)(process.execPath, viteArgs(['build', `--outDir=${outDir}`]), { env });
}
