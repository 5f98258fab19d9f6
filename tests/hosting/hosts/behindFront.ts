import { createServer } from 'node:http';
import { listen, stopListening } from '@portfolio/publish/serve/listen';
import { createProxyServer } from 'httpxy';
import type { Served } from './Host.ts';

/**
 * Another site that passes requests for one of its paths on to a host that knows only the root of a
 * domain, as proxies do. The path is removed, and added again if the host redirects.
 */
export async function behindFront(base: string, host: Served): Promise<Served> {
  if (base === '/') return host;
  const proxy = createProxyServer({});
  proxy.on('proxyRes', ({ headers }) => {
    if (headers.location) headers.location = base + headers.location.slice(1);
  });
  const front = createServer((request, response) => {
    const url = request.url ?? '/';
    if (`${url}/` === base) return void response.writeHead(301, { location: base }).end();
    if (!url.startsWith(base)) return void response.writeHead(404).end('Another site');
    request.url = url.slice(base.length - 1);
    void proxy.web(request, response, { target: host.origin });
  });
  const origin = await listen(front, { host: '127.0.0.1', port: 0 });
  return {
    origin,
    async close() {
      await stopListening(front);
      await host.close();
    },
  };
}
