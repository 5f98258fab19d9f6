import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import {
  hashedFiles,
  offlineFile,
  removalFile,
  serviceWorkerFile,
  workshopPath,
} from '../hosts/hostFiles.ts';
import { offlineAddress, precachedFiles } from './precachedFiles.ts';
import { readSwitch } from './switches.ts';
import { writeNew } from './writeNew.ts';

/**
 * Whether visitors' browsers keep the site for offline use: the variable `SERVICE_WORKER`.
 * @param mode which `.env` files are read, as Vite has it
 * @throws OwnerError when it is neither true nor false
 */
export const hasServiceWorker = (mode: string) => readSwitch('SERVICE_WORKER', mode, true);

/** Bundles a script of the folder `worker`. */
async function bundle(root: string, name: string, constants: Record<string, unknown> = {}) {
  const define = Object.entries(constants).map(([key, value]) => [key, JSON.stringify(value)]);
  const { output } = (await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    root,
    logLevel: 'warn',
    define: Object.fromEntries(define),
    build: {
      write: false,
      rolldownOptions: { input: `worker/${name}.ts`, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

/**
 * Writes the service worker for the finished folder, and beside it the one that removes it from visitors'
 * browsers. Where the owner has turned it off, both are the latter (docs/deploying.md).
 */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'portfolio:service-worker',
    apply: 'build',
    config: ({ base }, { mode }) => ({
      define: {
        'import.meta.env.SERVICE_WORKER': JSON.stringify(
          hasServiceWorker(mode) ? base + serviceWorkerFile : '',
        ),
      },
    }),
    configResolved(resolved) {
      config = resolved;
    },
    async buildApp() {
      const { root, base, build, mode } = config;
      const folder = resolve(root, build.outDir);
      const write = (name: string, code: string) => writeNew(folder, name, code);
      const removal = await bundle(root, 'removal');
      await write(removalFile, removal);
      if (!hasServiceWorker(mode)) {
        // Nobody else shows it.
        await rm(join(folder, offlineFile), { force: true });
        return write(serviceWorkerFile, removal);
      }
      const code = await bundle(root, 'serviceWorker', {
        siteBuild: {
          ...precachedFiles(folder, base),
          offlinePage: offlineAddress,
          hashedFiles,
          workshop: workshopPath,
        },
      });
      await write(serviceWorkerFile, code);
    },
  };
}
