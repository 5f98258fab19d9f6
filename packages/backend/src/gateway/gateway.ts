import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createProxyServer } from 'httpxy';
import { errorText, StackError } from '../errors.ts';
import { within } from '../timing.ts';
import { createAddressQueue } from './addressQueue.ts';
import { LOCAL_ANON_KEY } from './localAnonKey.ts';
import { isNestedDeeper } from './nesting.ts';

export { LOCAL_ANON_KEY };

/** PostgREST, as the gateway uses it. */
export interface RestTarget {
  /** PostgREST's address. */
  restUrl: string;
  /** Makes a request a visitor's. Without it, requests go without a token. */
  anonToken?: string;
}

/** Where the gateway finds PostgREST. */
export interface RestBackend {
  /** Waits while PostgREST starts, and rejects with the reason when it does not. */
  stack(): Promise<RestTarget>;
}

/** How to make a gateway. */
export interface RestGatewayOptions {
  backend: RestBackend;
  /** How long a request waits for a backend that is starting, in milliseconds. @default 8_000 */
  waitMs?: number;
  /** How long PostgREST may take to answer, in milliseconds. @default 15_000 */
  answerLimitMs?: number;
}

/** A handler as Vite's and other connect-style servers take it. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

const prefix = /^\/rest\/v1(?=[/?]|$)/;

function answer(response: ServerResponse, status: number, body: Record<string, string | null>) {
  if (response.headersSent || response.destroyed) return void response.destroy();
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(body));
}

/** An error in the shape of PostgREST's own. */
function answerError(response: ServerResponse, status: number, code: string, message: string) {
  answer(response, status, { code, message, details: null, hint: null });
}

/** Answers as a hosted project's gateway does, and tells whether the key is the right one. */
function checkKey({ headers }: IncomingMessage, response: ServerResponse): boolean {
  if (headers.apikey === LOCAL_ANON_KEY) return true;
  answer(
    response,
    401,
    headers.apikey === undefined
      ? {
          message: 'No API key found in request',
          hint: 'No `apikey` request header or url param was found.',
        }
      : {
          message: 'Invalid API key',
          hint: 'Double check your Supabase `anon` or `service_role` API key.',
        },
  );
  return false;
}

/** Many times what the longest message takes. */
const bodyLimitBytes = 200_000;

/** A message is one object, or a list of one. Postgres in WASM runs out of stack some 30,000 levels down. */
const nestingLimit = 8;

/** Tells whether to read the request's body, which has to say how long it is. */
function checkBody({ headers }: IncomingMessage, response: ServerResponse): boolean {
  const isEndless = headers['transfer-encoding'] !== undefined;
  const isTooLarge = Number(headers['content-length'] ?? 0) > bodyLimitBytes;
  if (!isEndless && !isTooLarge) return true;
  // What is still to come is not read.
  response.shouldKeepAlive = false;
  if (isEndless) {
    answerError(response, 411, 'no-length', 'The request must have a Content-Length.');
  } else {
    answerError(response, 413, 'too-large', 'The request is too large.');
  }
  return false;
}

/**
 * Leaves PostgREST the path it knows and no key, and gives a request without another token a visitor's.
 * Writes the sender's address where Cloudflare does before a hosted project, whatever the sender wrote.
 * @returns whether the request is a visitor's
 */
function rewrite(request: IncomingMessage, anonToken: string | undefined): boolean {
  const path = (request.url ?? '').replace(prefix, '');
  request.url = path.startsWith('/') ? path : `/${path}`;
  const { headers } = request;
  delete headers.apikey;
  headers['cf-connecting-ip'] = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const { authorization = '' } = headers;
  if (authorization !== '' && authorization !== `Bearer ${LOCAL_ANON_KEY}`) return false;
  delete headers.authorization;
  if (anonToken !== undefined) headers.authorization = `Bearer ${anonToken}`;
  return true;
}

/**
 * What Supabase's gateway is to a hosted project: takes `/rest/v1/*`, checks the public key and
 * passes the rest on to PostgREST.
 */
export function createRestGateway(options: RestGatewayOptions): Middleware {
  const { backend, waitMs = 8_000, answerLimitMs = 15_000 } = options;
  // PostgREST closes idle connections, and a POST sent into a closing one would be lost.
  const proxy = createProxyServer({ agent: false, proxyTimeout: answerLimitMs });
  const visitors = new WeakSet<IncomingMessage>();
  proxy.on('proxyRes', (answered, request) => {
    // With a token PostgREST says 403 to what a visitor may not do, and a hosted project 401.
    if (answered.statusCode === 403 && visitors.has(request)) answered.statusCode = 401;
  });

  // PostgREST has one connection to Postgres and gives it to any request: someone who sends many at
  // once would keep everybody waiting.
  const inQueue = createAddressQueue();

  const forward = async (request: IncomingMessage, response: ServerResponse) => {
    let target: RestTarget | undefined;
    try {
      target = await within(backend.stack(), waitMs);
    } catch (error) {
      const code = error instanceof StackError ? error.code : 'failed';
      return answerError(response, 503, code, errorText(error));
    }
    if (!target) {
      return answerError(response, 503, 'starting', 'The embedded backend is still starting.');
    }
    const { restUrl, anonToken } = target;
    if (rewrite(request, anonToken)) visitors.add(request);
    // Read before it takes its place in the queue, where a slow sender would hold up the others.
    const body = await buffer(request);
    if (isNestedDeeper(body, nestingLimit)) {
      const message = 'The request nests lists or objects too deep.';
      return answerError(response, 400, 'too-nested', message);
    }
    const arrivedAt = performance.now();
    await inQueue(request.socket.remoteAddress ?? '', async () => {
      if (response.destroyed) return;
      // The page gives up soon: what still waits then must not be stored without its knowing.
      if (performance.now() - arrivedAt > waitMs) {
        const message = 'Too many requests come from this address.';
        return answerError(response, 503, 'busy', message);
      }
      await proxy.web(request, response, { target: restUrl, buffer: Readable.from([body]) });
    });
  };

  return (request, response, next) => {
    if (!prefix.test(request.url ?? '')) return next();
    if (!checkKey(request, response) || !checkBody(request, response)) return;
    forward(request, response).catch(() =>
      answerError(response, 502, 'no-answer', 'The embedded backend did not answer.'),
    );
  };
}
