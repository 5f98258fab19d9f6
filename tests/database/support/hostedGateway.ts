import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { LOCAL_ANON_KEY } from '@portfolio/backend/local/gateway';
import type { Rest } from './rest.ts';

const passedOn = ['accept', 'content-type', 'prefer'] as const;

/**
 * A gateway as a hosted project has one: unlike the embedded one, it also takes the owner's secret
 * key, and it is on the Internet for all to ask.
 */
export async function startHostedGateway(rest: Rest) {
  const server = createServer(async (request, response) => {
    const { method, url = '', headers } = request;
    const { apikey } = headers;
    const isVisitor = apikey === LOCAL_ANON_KEY;
    // PostgREST itself looks at a token's signature.
    if (!isVisitor && String(apikey).split('.').length !== 3) {
      response.writeHead(401).end(JSON.stringify({ message: 'Invalid API key' }));
      return;
    }
    const body = await text(request);
    const answer = await fetch(`${await rest.restUrl()}${url.replace(/^\/rest\/v1/, '')}`, {
      method: method ?? 'GET',
      headers: {
        ...Object.fromEntries(
          passedOn.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])),
        ),
        'cf-connecting-ip': '203.0.113.9',
        ...(isVisitor ? {} : { authorization: String(headers.authorization) }),
      },
      ...(body ? { body } : {}),
    });
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(await answer.text());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
