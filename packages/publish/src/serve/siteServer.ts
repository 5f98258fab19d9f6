import { createServer } from 'node:http';
import { join } from 'node:path';
import { createRestGateway, type RestBackend } from '@portfolio/backend/gateway/gateway';
import { siteFolder } from '../content/folders.ts';
import { refuseOtherHost } from './allowedHosts.ts';
import { builtBase, builtUrl } from './builtBase.ts';
import { type ListenAddress, listen, stopListening } from './listen.ts';
import { createStaticSite } from './staticSite.ts';

/** How to serve the site. */
export interface SiteServerOptions extends Partial<ListenAddress> {
  /** The built site. @default packages/site/dist */
  distDir?: string;
  /** What answers under `/rest/v1`. Without one, nothing does. */
  backend?: RestBackend | undefined;
  /** How long a message waits for a backend that is starting, in milliseconds. @default 8_000 */
  waitMs?: number;
  /**
   * Names that visitors may use beside this machine's own, its addresses, `host` and the site's published name.
   * One that begins with a dot is all names below it. @default none
   */
  allowedHosts?: readonly string[];
}

/** The site, being served. */
export interface SiteServer {
  /** The address to open in a browser. */
  url: string;
  close(): Promise<void>;
}

const builtSite = join(siteFolder, 'dist');

/**
 * Serves the built site, by default on any free port of this machine.
 * @throws OwnerError when there is no build, or the port can't be used
 */
export async function startSiteServer(options: SiteServerOptions = {}): Promise<SiteServer> {
  const { distDir = builtSite, host = '127.0.0.1', port = 0, backend, waitMs = 8_000 } = options;
  const { allowedHosts = [] } = options;
  const published = builtUrl(distDir);
  const allowed = [host, ...(published ? [new URL(published).hostname] : []), ...allowedHosts];
  const site = createStaticSite(distDir);
  const gateway = backend && createRestGateway({ backend, waitMs });
  const server = createServer((request, response) => {
    if (refuseOtherHost(request, response, allowed)) return;
    if (gateway) gateway(request, response, () => site(request, response));
    else site(request, response);
  });
  const origin = await listen(server, { host, port });
  const base = builtBase(distDir);
  return { url: base === '/' ? origin : origin + base, close: () => stopListening(server) };
}
