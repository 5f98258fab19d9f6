import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import {
  createRestGateway,
  type RestBackend,
  type RestGatewayOptions,
} from '@portfolio/backend/gateway/gateway';
import { siteFolder } from '../content/folders.ts';
import { refuseOtherHost } from './allowedHosts.ts';
import { openBuiltSite } from './builtSite.ts';
import { type ListenAddress, listen, stopListening } from './listen.ts';
import { answer } from './staticSite.ts';

/** How to serve the site. */
export interface SiteServerOptions
  extends Partial<ListenAddress>,
    Pick<RestGatewayOptions, 'waitMs'> {
  /** The built site. @default packages/site/dist */
  distDir?: string | undefined;
  /** The handler of `/rest/v1`. Without one, nothing answers there. */
  backend?: RestBackend | undefined;
  /**
   * Names that visitors may use besides this machine's own, its addresses, `host` and the site's published
   * name. One that begins with a dot is all names below it. @default none
   */
  allowedHosts?: readonly string[];
}

/** The site, being served. */
export interface SiteServer {
  /** The address to open in a browser. */
  url: string;
  close(): Promise<void>;
}

/**
 * Serves the built site, by default on any free port of this machine. A new build shows without a restart.
 * @throws OwnerError when there is no build, or the port can't be used
 */
export async function startSiteServer(options: SiteServerOptions = {}): Promise<SiteServer> {
  const { distDir = join(siteFolder, 'dist'), host = '127.0.0.1', port = 0, ...more } = options;
  const { backend, allowedHosts = [], ...waiting } = more;
  const site = openBuiltSite(resolve(distDir));
  const { url, base } = site();
  const allowed = [host, ...(url ? [new URL(url).hostname] : []), ...allowedHosts];
  const gateway = backend && createRestGateway({ backend, ...waiting });
  const server = createServer((request, response) => {
    if (refuseOtherHost(request, response, allowed)) return;
    const serve = () => answer(request, response, site());
    if (gateway) gateway(request, response, serve);
    else serve();
  });
  const origin = await listen(server, { host, port });
  return { url: base === '/' ? origin : origin + base, close: () => stopListening(server) };
}
