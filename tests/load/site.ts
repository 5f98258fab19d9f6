import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSiteServer } from '@portfolio/build/serve/siteServer';
import { createRestGateway } from '@portfolio/tools/backend/gateway';
import { startStack } from '@portfolio/tools/backend/stack';
import { startNative } from '../database/support/backends.ts';
import { builtSite } from '../database/support/builtSite.ts';
import { makeUnlimited, raiseTotal } from '../database/support/limits.ts';
import { findNativePostgres, runAsSuperuser } from '../database/support/nativePostgres.ts';

/** The message of the process that serves the site to the one that loads it. */
export interface LoadedSite {
  url: string;
  /** PostgREST and the owner's key to it, to count the rows. */
  restUrl: string;
  serviceRoleKey: string;
}

async function startEmbedded(folder: string, limits?: string) {
  const dataDir = join(folder, 'data');
  await makeUnlimited(dataDir, limits);
  return startStack({ dataDir });
}

async function startOnNative(limits?: string) {
  const { native, stop } = await findNativePostgres();
  const backend = await startNative(native, { unlimited: limits === undefined });
  if (limits) await runAsSuperuser(backend.databaseUrl, limits);
  return {
    ...backend,
    async close() {
      await backend.close();
      await stop();
    },
  };
}

/**
 * Serves a site over a backend that takes any number of messages, under attack from any number of
 * senders, until it is asked to stop.
 */
async function serve(kind: string | undefined, purpose: string | undefined): Promise<void> {
  const limits = purpose === 'attack' ? raiseTotal : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'portfolio-load-'));
  const backend = await (kind === 'native' ? startOnNative(limits) : startEmbedded(folder, limits));
  const site = await startSiteServer({
    distDir: builtSite(folder),
    gateway: createRestGateway({ backend: { stack: async () => backend } }),
  });
  const { url } = site;
  const { restUrl } = backend;
  const serviceRoleKey = await backend.serviceRoleKey();
  process.send?.({ url, restUrl, serviceRoleKey } satisfies LoadedSite);
  process.once('disconnect', async () => {
    await site.close();
    await backend.close();
    rmSync(folder, { recursive: true, force: true });
  });
}

await serve(process.argv[2], process.argv[3]);
