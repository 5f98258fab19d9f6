import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { builtBase, placeInBase } from './builtBase.ts';
import { createBuiltFiles } from './builtFiles.ts';
import { headersFor } from './headersFile.ts';
import { sendFile } from './sendFile.ts';
import { StartProblem } from './startProblem.ts';

/** A handler of every request that nothing else takes. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** How long a visitor waits for a build that is being put in its place, in milliseconds. */
const swapLimitMs = 2_000;
const swapCheckMs = 20;

/** What a build says about its own answers. */
interface Build {
  /** Changes when another build takes its place. */
  identity: string;
  /** The file `_headers`, the same that hosts read. */
  headers: string;
  /** The error page. */
  notFound: Buffer;
  /** Where it lies on its host. */
  base: string;
}

/** Reads a build, and what it lacks from the one before: no page goes out without its policy. */
function readBuild(distDir: string, before?: Build): Build | undefined {
  try {
    const { ino, birthtimeMs } = statSync(distDir);
    if (!existsSync(join(distDir, 'index.html'))) return undefined;
    const read = (name: string, otherwise = '') => {
      const file = join(distDir, name);
      return existsSync(file) ? readFileSync(file) : Buffer.from(otherwise);
    };
    return {
      identity: `${ino} ${birthtimeMs}`,
      headers: read('_headers', before?.headers).toString(),
      notFound: read('404.html', before?.notFound.toString() ?? 'Not found'),
      base: builtBase(distDir),
    };
  } catch {
    // A build is being put in its place just now.
    return undefined;
  }
}

/** Path and query of a request, without `..`, also where it names the whole address. */
function normalise(url = '/'): string | undefined {
  try {
    const { pathname, search } = new URL(url.startsWith('/') ? `http://site${url}` : url);
    return pathname + search;
  } catch {
    return undefined;
  }
}

/** The path of a file, unless it is none: one that leads out of its folder is not. */
function decodePath(own: string): string | undefined {
  try {
    const path = decodeURIComponent(own.split('?')[0] ?? '');
    return /(^|[\\/])\.\.?([\\/]|$)|[\\\0]/.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}

function setHeaders(response: ServerResponse, { headers }: Build, path: string): void {
  response.setHeader('cache-control', 'no-cache');
  for (const [name, value] of Object.entries(headersFor(headers, path))) {
    response.setHeader(name, value);
  }
}

function sendText(response: ServerResponse, status: number, type: string, text: string | Buffer) {
  response.setHeader('content-type', `${type}; charset=utf-8`);
  response.setHeader('content-length', Buffer.byteLength(text));
  response.writeHead(status).end(text);
}

/**
 * Serves the built site below its base: `/skills` is `skills.html`, an unknown path is `404.html`. A new build
 * shows without a restart, and an answer is of one build, with the headers that this one asks for.
 * @throws StartProblem when there is no build
 */
export function createStaticSite(folder: string): Handler {
  const distDir = resolve(folder);
  const find = createBuiltFiles(distDir);
  const first = readBuild(distDir);
  if (!first) {
    throw new StartProblem(`There is no built site in ${distDir}: run npm run build first.`);
  }
  let last: Build = first;

  /** The build that is there now; waits while one is put in its place. */
  const currentBuild = async (): Promise<Build | undefined> => {
    const end = Date.now() + swapLimitMs;
    for (;;) {
      const build = readBuild(distDir, last);
      if (build) last = build;
      if (build || Date.now() > end) return build;
      await delay(swapCheckMs);
    }
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const build = await currentBuild();
    // An attempt before this one may have left some.
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    response.statusCode = 200;
    if (!build) {
      setHeaders(response, last, '/');
      response.setHeader('retry-after', '5');
      return sendText(response, 503, 'text/plain', 'The site is being built.\n');
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      setHeaders(response, build, '/');
      return void response.writeHead(405, { allow: 'GET, HEAD', 'content-length': 0 }).end();
    }
    const url = normalise(request.url);
    const { own, redirect } = url === undefined ? {} : placeInBase(build.base, url);
    if (redirect) {
      setHeaders(response, build, '/');
      return void response.writeHead(302, { location: redirect, 'content-length': 0 }).end();
    }
    const path = own === undefined ? undefined : decodePath(own);
    const file = path === undefined ? undefined : await find(path, request.headers);
    // The file may be of another build than the headers.
    if (readBuild(distDir, last)?.identity !== build.identity) return answer(request, response);
    setHeaders(response, build, file?.name ?? '/404.html');
    if (!file) return sendText(response, 404, 'text/html', build.notFound);
    if (!(await sendFile(request, response, file))) return answer(request, response);
  };

  return (request, response) => {
    // Whoever leaves half-way harms nobody.
    response.on('error', () => undefined);
    answer(request, response).catch(() => response.destroy());
  };
}
