import { createEmbeddedBackend } from '@portfolio/backend/embeddedBackend';
import { hasContactForm } from '@portfolio/data/contactForm';
import { ownerErrorIn } from '@portfolio/data/OwnerError';
import { contentFolder } from '../content/folders.ts';
import { loadContent } from '../content/readContent.ts';
import { readAllowedHosts } from './allowedHosts.ts';
import { loadServerVariables, readHostedUrl } from './environment.ts';
import { readAddress } from './listen.ts';
import { onShutdown } from './shutdown.ts';
import { startSiteServer } from './siteServer.ts';

/** Whether the build of this content has the form; another folder may have been built from other content. */
const hasForm = async (distDir: string | undefined) =>
  distDir !== undefined || hasContactForm((await loadContent(contentFolder)).content);

/** `npm start` serves the build; `npm start -- <folder>` another one. */
async function start(): Promise<void> {
  const [distDir] = process.argv.slice(2);
  const takesMessages = await hasForm(distDir);
  const hostedUrl = takesMessages ? readHostedUrl() : undefined;
  loadServerVariables();
  const isEmbedded = takesMessages && !hostedUrl;
  const backend = isEmbedded ? createEmbeddedBackend({ log: console.log }) : undefined;
  const site = await startSiteServer({
    ...readAddress(process.env),
    allowedHosts: readAllowedHosts(process.env),
    distDir,
    backend,
  });
  onShutdown(async () => {
    await Promise.all([site.close(), backend?.close()]);
  });
  console.log(`portfolio → ${site.url}`);
  if (hostedUrl) console.log(`contact form → ${hostedUrl}`);
  backend?.start(site.url);
}

start().catch((error: unknown) => {
  console.error(ownerErrorIn(error) ?? error);
  process.exitCode = 1;
});
