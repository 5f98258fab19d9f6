import { once } from 'node:events';
import { type IncomingMessage, request as openRequest } from 'node:http';
import { LOCAL_ANON_KEY } from '@portfolio/build/keys/localAnonKey';
import { StackError } from '@portfolio/tools/backend/errors';
import {
  createRestGateway,
  type RestBackend,
  type RestGatewayOptions,
} from '@portfolio/tools/backend/gateway';
import { pause } from '@portfolio/tools/backend/timing';
import { describe, expect, test } from 'vitest';
import { serve } from './support/servers.ts';

const key = { apikey: LOCAL_ANON_KEY };

/** A site with nothing but the gateway before a backend. */
async function serveGateway(
  backend: RestBackend,
  limits: Omit<RestGatewayOptions, 'backend'> = {},
) {
  const gateway = createRestGateway({ backend, ...limits });
  const { url } = await serve((request, response) =>
    gateway(request, response, () => response.end('the site')),
  );
  return url;
}

/** PostgREST at an address. */
const at = (restUrl: string): RestBackend => ({
  stack: async () => ({ restUrl, anonToken: 'visitor' }),
});

/** A stand-in for PostgREST that reports the requests that reach it. */
async function serveEcho() {
  const { url } = await serve(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { method, url: path, headers } = request;
    response.writeHead(201, { 'content-type': 'application/json', 'x-rest': 'yes' });
    response.end(JSON.stringify({ method, path, headers, body }));
  });
  return at(url);
}

/** The answer to a request with the public key and a body, and whether PostgREST has seen it. */
async function post(url: string, text = 'x'.repeat(100_000)) {
  const response = await fetch(`${url}/rest/v1/contact_messages`, {
    method: 'POST',
    headers: { ...key, 'content-type': 'application/json' },
    body: text,
  });
  const { status, headers } = response;
  return { status, reached: headers.has('x-rest'), body: await response.json() };
}

const never: RestBackend = { stack: () => new Promise(() => undefined) };

test.each([
  ['lists', `${'['.repeat(30_000)}1${']'.repeat(30_000)}`],
  ['objects', `${'{"a":'.repeat(9)}1${'}'.repeat(9)}`],
  ['lists after a string with brackets', `{"name":"\\\\\\"]]]","message":${'['.repeat(9)}`],
])('a request of nested %s, which would end the database, is refused', async (_what, body) => {
  const url = await serveGateway(await serveEcho());
  expect(await post(url, body)).toMatchObject({ status: 400, reached: false });
});

test('a message may be full of brackets', async () => {
  const url = await serveGateway(await serveEcho());
  const message = `${'[{("'.repeat(500)}\\`;
  const answer = await post(url, JSON.stringify([{ message }]));
  expect(answer).toMatchObject({ status: 201, reached: true });
});

describe('a request with the public key', () => {
  test.each(['Bearer a.b.c', `Bearer ${LOCAL_ANON_KEY}`])(
    'reaches PostgREST as a visitor’s, without the prefix and the key, also with %s',
    async (authorization) => {
      const url = await serveGateway(await serveEcho());
      const response = await fetch(`${url}/rest/v1/contact_messages?columns=name`, {
        method: 'POST',
        headers: { ...key, authorization, prefer: 'return=minimal' },
        body: '{"name":"Zoë"}',
      });
      expect(response.status).toBe(201);
      expect(response.headers.get('x-rest')).toBe('yes');
      const seen = await response.json();
      expect(seen).toMatchObject({
        method: 'POST',
        path: '/contact_messages?columns=name',
        body: '{"name":"Zoë"}',
        headers: { prefer: 'return=minimal', authorization: 'Bearer visitor' },
      });
      expect(seen.headers).not.toHaveProperty('apikey');
    },
  );

  test.each([
    ['/rest/v1', '/'],
    ['/rest/v1?select=id', '/?select=id'],
    ['/rest/v1/rpc/x', '/rpc/x'],
  ])('to %s asks PostgREST for %s', async (path, expected) => {
    const url = await serveGateway(await serveEcho());
    const seen = await (await fetch(url + path, { headers: key })).json();
    expect(seen.path).toBe(expected);
  });

  test.each(['/', '/rest/v10/x', '/rest/v2/x', '/x/rest/v1/y'])(
    'to %s is the site’s',
    async (path) => {
      const url = await serveGateway(never);
      expect(await (await fetch(url + path)).text()).toBe('the site');
    },
  );
});

describe('a stranger with the public key', () => {
  test('cannot pass for somebody with another address', async () => {
    const url = await serveGateway(await serveEcho());
    const headers = { ...key, 'cf-connecting-ip': '203.0.113.9', 'CF-Connecting-IP': '::1' };
    const seen = await (await fetch(`${url}/rest/v1/x`, { headers })).json();
    expect(seen.headers['cf-connecting-ip']).toBe('127.0.0.1');
  });

  test.each([
    ['without a length', new Blob(['a message']).stream()],
    ['of 200 kB', 'x'.repeat(200_001)],
  ])('cannot send a text %s', async (_what, body) => {
    const url = await serveGateway(await serveEcho());
    const request = { method: 'POST', headers: key, body, duplex: 'half' as const };
    const answer = await fetch(`${url}/rest/v1/x`, request);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/^The request/) });
  });
});

test.each<[string, Record<string, string>]>([
  ['no key', {}],
  ['another key', { apikey: `${LOCAL_ANON_KEY}x` }],
])('a request with %s is refused as on a hosted project', async (_what, headers) => {
  const url = await serveGateway(never);
  const response = await fetch(`${url}/rest/v1/contact_messages`, { headers });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ message: 'Invalid API key' });
});

describe('while the backend is not there', () => {
  test('a message waits for it to start', async () => {
    const echo = await serveEcho();
    const url = await serveGateway({ stack: () => pause(50).then(echo.stack) });
    expect(await post(url)).toMatchObject({ status: 201 });
  });

  test('and takes too long to start, the answer is 503 in PostgREST’s shape', async () => {
    expect(await post(await serveGateway(never, { waitMs: 20 }))).toEqual({
      status: 503,
      reached: false,
      body: {
        code: 'starting',
        message: 'The embedded backend is still starting.',
        details: null,
        hint: null,
      },
    });
  });

  test('because it has failed, the answer is 503 and says why', async () => {
    const failed = { stack: () => Promise.reject(new StackError('rest-missing', 'no PostgREST')) };
    expect(await post(await serveGateway(failed))).toMatchObject({
      status: 503,
      body: { code: 'rest-missing', message: 'no PostgREST' },
    });
  });

  test.each<[string, () => Promise<string>]>([
    ['nothing listens at its address', async () => 'http://127.0.0.1:9'],
    [
      'it dies before answering',
      async () => (await serve((request) => request.socket.destroy())).url,
    ],
    ['it does not answer in time', async () => (await serve(() => undefined)).url],
  ])('because %s, the answer is 502', async (_what, start) => {
    const site = await serveGateway(at(await start()), { answerTimeoutMs: 50 });
    expect(await post(site)).toMatchObject({ status: 502, body: { code: 'no-answer' } });
  });
});

test('an answer that breaks off breaks off for the visitor too, and the site goes on', async () => {
  const { url } = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('half', () => response.destroy());
  });
  const site = await serveGateway(at(url));
  const answer = fetch(`${site}/rest/v1/x`, { headers: key }).then((response) => response.text());
  await expect(answer).rejects.toThrow();
  expect(await (await fetch(site)).text()).toBe('the site');
});

test('a visitor who leaves before the answer releases PostgREST', async () => {
  const { server, url } = await serve(() => undefined);
  const site = await serveGateway(at(url));
  const body = 'a whole message';
  const headers = { ...key, 'content-length': body.length };
  const request = openRequest(`${site}/rest/v1/x`, { method: 'POST', headers });
  request.on('error', () => undefined);
  request.end(body);
  const [{ socket }] = await once(server, 'request');
  const gone = once(socket, 'close');
  request.destroy();
  await gone;
});

test('half a message does not reach PostgREST, and keeps nobody waiting', async () => {
  const site = await serveGateway(await serveEcho());
  const headers = { ...key, 'content-length': 1_000 };
  const half = openRequest(`${site}/rest/v1/x`, { method: 'POST', headers });
  half.on('error', () => undefined);
  half.write('half a message');
  const whole = await fetch(`${site}/rest/v1/x`, { method: 'POST', headers: key, body: 'whole' });
  expect(await whole.json()).toMatchObject({ body: 'whole' });
  half.destroy();
});

describe('requests from one address', () => {
  /** A stand-in for PostgREST that answers on command. */
  async function serveSlowly() {
    const waiting: (() => void)[] = [];
    const { url } = await serve((_request, response) => {
      waiting.push(() => response.writeHead(201).end());
    });
    return { waiting, ...at(url) };
  }
  const from = async (url: string, localAddress: string, body = '{}') => {
    const sending = openRequest(`${url}/rest/v1/contact_messages`, {
      method: 'POST',
      localAddress,
      headers: { ...key, 'content-length': body.length },
    }).end(body);
    const [response] = (await once(sending, 'response')) as [IncomingMessage];
    return response.resume().statusCode;
  };

  // Linux has all of 127.0.0.0/8.
  test.runIf(process.platform === 'linux')(
    'reach PostgREST one after the other, and keep no other address waiting',
    async () => {
      const backend = await serveSlowly();
      const url = await serveGateway(backend);
      const many = Array.from({ length: 12 }, () => from(url, '127.0.0.2'));
      await expect.poll(() => backend.waiting.length).toBe(1);
      const other = from(url, '127.0.0.3');
      await expect.poll(() => backend.waiting.length).toBe(2);
      backend.waiting[1]?.();
      expect(await other).toBe(201);
      backend.waiting[0]?.();
      for (let answered = 2; answered <= 12; answered += 1) {
        await expect.poll(() => backend.waiting.length).toBe(answered + 1);
        backend.waiting[answered]?.();
      }
      expect(await Promise.all(many)).toEqual(Array(12).fill(201));
    },
  );
});
