import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { LOCAL_ANON_KEY } from '@portfolio/build/keys/localAnonKey';
import { createProxyServer } from 'httpxy';
import { createAddressQueue } from './addressQueue.ts';
import { errorText, StackError } from './errors.ts';
import { isNestedDeeper } from './nesting.ts';
import { within } from './timing.ts';

/** PostgREST, as the gateway uses it. */
export interface RestTarget {
  /** PostgREST's address. */
  restUrl: string;
  /** The token with which a request has a visitor's rights. */
  anonToken: string;
}

/** The backend behind the gateway. */
export interface RestBackend {
  /** Waits while PostgREST starts, and rejects with the reason when it does not. */
  stack(): Promise<RestTarget>;
}

/** Options of the gateway. */
export interface RestGatewayOptions {
  backend: RestBackend;
  /** How long a request waits for a backend that is starting, in milliseconds. @default 8_000 */
  waitMs?: number;
  /** How long PostgREST may take to answer, in milliseconds. @default 15_000 */
  answerTimeoutMs?: number;
}

/** A handler for Vite's and other connect-style servers. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

const prefix = /^\/rest\/v1(?=[/?]|$)/;

/** An error in the shape of PostgREST's own. */
function answerError(response: ServerResponse, status: number, code: string, message: string) {
  if (response.headersSent || response.destroyed) return void response.destroy();
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify({ code, message, details: null, hint: null }));
}

/** Many times the size of the longest message. */
const bodyLimitBytes = 200_000;

/** A message is one object, or a list of one. Postgres in WASM runs out of stack at some 30,000 levels. */
const nestingLimit = 8;

/** The number of bytes that a request announces, or else infinity. */
const lengthOf = ({ headers }: IncomingMessage): number =>
  headers['transfer-encoding'] ? Number.POSITIVE_INFINITY : Number(headers['content-length'] ?? 0);

/**
 * Changes a request for PostgREST. It gets PostgREST's path and a visitor's token instead of its own. The sender's
 * address replaces the header that Cloudflare sets in front of hosted projects.
 */
function rewrite(request: IncomingMessage, anonToken: string): void {
  const path = (request.url ?? '').replace(prefix, '');
  request.url = path.startsWith('/') ? path : `/${path}`;
  const { headers, socket } = request;
  delete headers.apikey;
  headers.authorization = `Bearer ${anonToken}`;
  headers['cf-connecting-ip'] = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
}

/**
 * The counterpart of Supabase's gateway: takes `/rest/v1/*`, checks the public key and passes the
 * rest on to PostgREST.
 */
export function createRestGateway(options: RestGatewayOptions): Middleware {
  const { backend, waitMs = 8_000, answerTimeoutMs = 15_000 } = options;
  // PostgREST closes idle connections, and a POST on a closing connection would be lost.
  const proxy = createProxyServer({ agent: false, proxyTimeout: answerTimeoutMs });
  proxy.on('proxyRes', (answered) => {
    // With a token, PostgREST answers a forbidden request with 403, a hosted project with 401.
    if (answered.statusCode === 403) answered.statusCode = 401;
  });

  // PostgREST has one connection to Postgres for all requests. Without the queue, a sender of many requests would
  // delay everyone else.
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
    rewrite(request, target.anonToken);
    // The body is read before the request joins the queue, so that a slow sender doesn't delay the next requests.
    const body = await buffer(request);
    if (isNestedDeeper(body.toString(), nestingLimit)) {
      const message = 'The request nests lists or objects too deep.';
      return answerError(response, 400, 'too-nested', message);
    }
    const arrivedAt = performance.now();
    await inQueue(request.socket.remoteAddress ?? '', async () => {
      if (response.destroyed) return;
      // The page gives up soon. A message that still waits then must not be stored, because the page would report
      // a failure.
      if (performance.now() - arrivedAt > waitMs) {
        const message = 'Too many requests come from this address.';
        return answerError(response, 503, 'busy', message);
      }
      await proxy.web(request, response, { target: target.restUrl, buffer: Readable.from([body]) });
    });
  };

  return (request, response, next) => {
    if (!prefix.test(request.url ?? '')) return next();
    if (request.headers.apikey !== LOCAL_ANON_KEY) {
      return answerError(response, 401, 'invalid-key', 'Invalid API key');
    }
    if (lengthOf(request) > bodyLimitBytes) {
      // Closes the connection, because the rest of the request isn't read.
      response.shouldKeepAlive = false;
      const message = 'The request is too large, or does not say how large it is.';
      return answerError(response, 413, 'too-large', message);
    }
    forward(request, response).catch(() =>
      answerError(response, 502, 'no-answer', 'The embedded backend did not answer.'),
    );
  };
}
