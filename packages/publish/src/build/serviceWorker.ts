import { appendFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import {
  hashedFiles,
  offlineFile,
  removalFile,
  serviceWorkerFile,
  workshopPath,
} from '../hosts/hostFiles.ts';
import { LICENCES } from './licences.ts';
import { offlineAddress, precachedFiles } from './precachedFiles.ts';
import { readSwitch } from './switches.ts';
import { writeNew } from './writeNew.ts';

/**
 * Whether visitors' browsers keep the site for offline use: the variable `SERVICE_WORKER`.
 * @param mode which `.env` files are read, as Vite has it
 * @throws OwnerError when it is neither true nor false
 */
export const hasServiceWorker = (mode: string) => readSwitch('SERVICE_WORKER', mode, true);

/** Bundles a script of the folder `worker`, and the licences of what is in it. */
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
      license: { fileName: LICENCES },
      rolldownOptions: { input: `worker/${name}.ts`, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  const licences = output.find(({ fileName }) => fileName === LICENCES);
  return { code: output[0].code, licences: licences?.type === 'asset' ? licences.source : '' };
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
      await write(removalFile, removal.code);
      if (!hasServiceWorker(mode)) {
        // Nobody else shows it.
        await rm(join(folder, offlineFile), { force: true });
        return write(serviceWorkerFile, removal.code);
      }
      const { code, licences } = await bundle(root, 'serviceWorker', {
        siteBuild: {
          files: precachedFiles(folder, base),
          offlinePage: offlineAddress,
          hashedFiles,
          workshop: workshopPath,
        },
      });
      await write(serviceWorkerFile, `/*! Licenses: ${base}${LICENCES} */\n${code}`);
      await appendFile(join(folder, LICENCES), `\n${licences}`);
    },
  };
}
