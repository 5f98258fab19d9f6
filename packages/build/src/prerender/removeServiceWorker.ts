import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { siteFolder } from '../folders/packages.ts';
import { serviceWorkerFile } from '../hosts/hostFiles.ts';

/** Publishes the script that removes the service worker of earlier versions. */
export const removeServiceWorker = (): Plugin => ({
  name: 'portfolio:remove-service-worker',
  generateBundle() {
    if (this.environment.name !== 'client') return;
    const source = readFileSync(join(siteFolder, serviceWorkerFile));
    this.emitFile({ type: 'asset', fileName: serviceWorkerFile, source });
  },
});
