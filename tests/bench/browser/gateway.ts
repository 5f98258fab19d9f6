import { createServer } from 'node:http';
import { listen, stopListening } from '@portfolio/publish/serve/listen';
import { createProxyServer } from 'httpxy';
import type { BenchSite } from '../measurement.ts';

/** The site at another address, which counts what reaches the network and can go away. */
export interface Gateway {
  site: BenchSite;
  /** When each request came, in milliseconds since the epoch, and for what. */
  requests: { at: number; path: string }[];
  /** Takes the site off the network. */
  close(): Promise<void>;
}

/** Stands between the browser and the site. */
export async function openGateway(site: BenchSite): Promise<Gateway> {
  const { origin, pathname } = new URL(site.url);
  const proxy = createProxyServer({ target: origin, changeOrigin: true });
  const requests: Gateway['requests'] = [];
  const server = createServer((request, response) => {
    requests.push({ at: Date.now(), path: request.url ?? '' });
    proxy.web(request, response).catch(() => response.destroy());
  });
  const address = await listen(server, { host: '127.0.0.1', port: 0 });
  return {
    site: { ...site, url: address + pathname },
    requests,
    close: () => stopListening(server),
  };
}
