import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createProxyServer } from 'httpxy';
import { errorText, StackError } from './errors.ts';
import { LOCAL_ANON_KEY } from './localAnonKey.ts';
import { isNestedDeeper } from './nesting.ts';
import { within } from './timing.ts';
import { createTurns } from './turns.ts';

export { LOCAL_ANON_KEY };

/** Where the gateway finds PostgREST. */
export interface RestBackend {
  /** PostgREST's address; waits while it starts and rejects once the backend has failed. */
  url(): Promise<string>;
  /** Makes a request to PostgREST a visitor's. Without it, requests go without a token. */
  anonToken?(): Promise<string>;
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
  if (headers.apikey === undefined) {
    answer(response, 401, {
      message: 'No API key found in request',
      hint: 'No `apikey` request header or url param was found.',
    });
  } else {
    answer(response, 401, {
      message: 'Invalid API key',
      hint: 'Double check your Supabase `anon` or `service_role` API key.',
    });
  }
  return false;
}

/** Many times what the longest message takes. */
const bodyLimitBytes = 200_000;

/** A message is one object, or a list of one. Postgres in WASM runs out of stack some 30,000 levels down. */
const nestingLimit = 8;

/** Tells whether PostgREST is to read the request's body, which has to say how long it is. */
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
 * Leaves PostgREST the path it knows and no key, and makes a visitor of who shows no other token. Writes
 * the sender's address where Cloudflare does before a hosted project, whatever the sender has written.
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

  // PostgREST has one connection to Postgres and gives it to whom it likes: who sends many requests
  // at once would keep everybody waiting.
  const inTurn = createTurns();

  /** Hands a request on that has waited for those before it from the same address. */
  const handOn = async (request: IncomingMessage, response: ServerResponse, target: string) => {
    // Read first: who is slow to send it keeps no turn.
    const body = await buffer(request);
    if (isNestedDeeper(body, nestingLimit)) {
      return answerError(
        response,
        400,
        'too-nested',
        'The request nests lists or objects too deep.',
      );
    }
    const arrivedAt = performance.now();
    await inTurn(request.socket.remoteAddress ?? '', async () => {
      if (response.destroyed) return;
      // The page gives up soon: what still waits then must not be stored without its knowing.
      if (performance.now() - arrivedAt > waitMs) {
        return answerError(response, 503, 'busy', 'Too many requests come from this address.');
      }
      await proxy.web(request, response, { target, buffer: Readable.from([body]) });
    });
  };

  const forward = async (request: IncomingMessage, response: ServerResponse) => {
    let target: string | undefined;
    let anonToken: string | undefined;
    try {
      target = await within(backend.url(), waitMs);
      if (target !== undefined) anonToken = await backend.anonToken?.();
    } catch (error) {
      const code = error instanceof StackError ? error.code : 'failed';
      return answerError(response, 503, code, errorText(error));
    }
    if (target === undefined) {
      return answerError(response, 503, 'starting', 'The embedded backend is still starting.');
    }
    if (response.destroyed) return;
    if (rewrite(request, anonToken)) visitors.add(request);
    try {
      await handOn(request, response, target);
    } catch {
      answerError(response, 502, 'no-answer', 'The embedded backend did not answer.');
    }
  };

  return (request, response, next) => {
    if (!prefix.test(request.url ?? '')) return next();
    if (checkKey(request, response) && checkBody(request, response)) {
      void forward(request, response);
    }
  };
}
