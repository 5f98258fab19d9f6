import { createEmbeddedBackend } from '@portfolio/backend/embeddedBackend';
import { ownerErrorIn } from '@portfolio/data/OwnerError';
import { readAllowedHosts } from './allowedHosts.ts';
import { loadServerVariables, readHostedUrl } from './environment.ts';
import { watchNpm } from './launcher.ts';
import { readAddress } from './listen.ts';
import { onShutdown } from './shutdown.ts';
import { startSiteServer } from './siteServer.ts';

/** `npm start` serves the build; `npm start -- <folder>` another one. */
async function start(): Promise<void> {
  const [distDir] = process.argv.slice(2);
  const hostedUrl = readHostedUrl();
  loadServerVariables();
  const backend = hostedUrl ? undefined : createEmbeddedBackend({ log: console.log });
  const site = await startSiteServer({
    ...readAddress(process.env),
    allowedHosts: readAllowedHosts(process.env),
    distDir,
    backend,
    localServiceWorker: process.env.SERVICE_WORKER === 'true',
  });
  const stop = onShutdown(async () => {
    await Promise.all([site.close(), backend?.close()]);
  });
  watchNpm(stop);
  console.log(`portfolio → ${site.url}`);
  if (hostedUrl) console.log(`contact form → ${hostedUrl}`);
  backend?.start(site.url);
}

start().catch((error: unknown) => {
  console.error(ownerErrorIn(error) ?? error);
  process.exitCode = 1;
});
