import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import type { SiteBuild } from './siteBuild.ts';

const root = fileURLToPath(new URL('./worker', import.meta.url));

async function bundle(input: string, define: Record<string, string> = {}) {
  const { output } = (await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    root,
    logLevel: 'warn',
    define,
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

/** The script of the service worker for a finished build. */
export const bundleWorker = (siteBuild: SiteBuild) =>
  bundle('serviceWorker.ts', { siteBuild: JSON.stringify(siteBuild) });

/** The script that removes a service worker from visitors' browsers, with everything that it has kept. */
export const bundleRemoval = () => bundle('removal.ts');
