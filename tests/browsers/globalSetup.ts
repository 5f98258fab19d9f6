import { join } from 'node:path';
import { startSiteServer } from '@portfolio/build/serve/siteServer';
import { createEmbeddedBackend } from '@portfolio/tools/backend/embeddedBackend';
import { createRestGateway } from '@portfolio/tools/backend/gateway';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../harness/browser.ts';
import { thisMachine } from '../harness/machine.ts';
import { runCommand } from '../harness/runCommand.ts';
import { runFolder } from '../harness/runFolder.ts';
import { adviceFor, type Browsers, findOrInstallBrowsers } from './findBrowsers.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    browsers: Browsers & { chromium: string | undefined };
    /** The address of the built site, with the embedded backend. */
    siteUrl: string;
  }
}

/** Serves the site that was built last, and finds or installs the other browsers. */
export default async function setup(project: TestProject) {
  const machine = thisMachine();
  const browsers = await findOrInstallBrowsers(machine, runCommand);
  const advice = adviceFor(browsers);
  if (advice) console.log(advice);
  project.provide('browsers', { ...browsers, chromium: findBrowser(machine) });
  process.env.PORTFOLIO_DATA_DIR = join(runFolder(), 'browsers');
  const backend = createEmbeddedBackend({ log: () => {} });
  const site = await startSiteServer({ gateway: createRestGateway({ backend }) });
  backend.start(site.url);
  project.provide('siteUrl', site.url);
  return async () => {
    await site.close();
    await backend.close();
  };
}
