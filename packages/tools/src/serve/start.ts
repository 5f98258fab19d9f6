import { loadContent } from '@portfolio/build/content/readContent';
import { contentFolder } from '@portfolio/build/folders/content';
import { readAllowedHosts } from '@portfolio/build/serve/allowedHosts';
import { loadServerVariables, readHostedUrl } from '@portfolio/build/serve/environment';
import { readAddress } from '@portfolio/build/serve/listen';
import { startSiteServer } from '@portfolio/build/serve/siteServer';
import { hasContactForm } from '@portfolio/data/contact/contactForm';
import { ownerErrorIn } from '@portfolio/data/validation/OwnerError';
import { createEmbeddedBackend } from '../backend/embeddedBackend.ts';
import { createRestGateway } from '../backend/gateway.ts';
import { onShutdown } from './shutdown.ts';

/** Whether the build has the form. A build in another folder may have it, whatever this content says. */
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
    gateway: backend && createRestGateway({ backend }),
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
