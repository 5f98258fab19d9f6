import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, posix, resolve } from 'node:path';
import { OwnerError } from '@portfolio/data/validation/OwnerError';
import sirv from 'sirv';
import { siteFolder } from '../folders/packages.ts';
import { contentType } from '../hosts/contentTypes.ts';
import { headersFor, notFoundFile, onlyForHosts, transportSecurity } from '../hosts/hostFiles.ts';
import { refuseOtherHost } from './allowedHosts.ts';
import { elementsIn } from './elements.ts';
import { guardRequests } from './guardRequests.ts';
import { type ListenAddress, listen, stopListening } from './listen.ts';

/** Answers requests to the data API, and passes on all others. */
type Gateway = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** How to serve the site. */
export interface SiteServerOptions extends Partial<ListenAddress> {
  /** The built site. @default packages/site/dist */
  distDir?: string | undefined;
  /** Answers `/rest/v1` and passes on every other request. @default nothing answers there */
  gateway?: Gateway | undefined;
  /**
   * Names that visitors may use besides this machine's own, its addresses, `host` and the site's published
   * name. A name with a dot first allows all names below it. @default none
   */
  allowedHosts?: readonly string[];
}

/** A running server. */
export interface SiteServer {
  /** The address to open in a browser. */
  url: string;
  close(): Promise<void>;
}

/**
 * The address for which a build was made, without a slash at the end; undefined if its first page has no canonical
 * address.
 * @param distDir the built site
 */
export function builtUrl(distDir: string): string | undefined {
  const file = join(distDir, 'index.html');
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const canonical = elementsIn(page).find(({ attributes }) => attributes.rel === 'canonical');
  return canonical?.attributes.href?.replace(/\/$/, '');
}

/** Sends the `404.html` of the language that a path belongs to. */
function sendNotFound(distDir: string, path: string, response: ServerResponse) {
  const [, language = ''] = /^\/([\w-]+)\//.exec(path) ?? [];
  const page = [join(language, notFoundFile), notFoundFile]
    .map((name) => join(distDir, name))
    .find((file) => existsSync(file));
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('cache-control', 'no-cache');
  response.writeHead(404).end(page ? readFileSync(page) : 'Not found');
}

/**
 * The path of the file that sirv looks for, so that all rules are about that file. undefined for a path that browsers would
 * write in another way, such as `/assets/../skills`.
 */
function readPath(encoded: string): string | undefined {
  try {
    const path = decodeURI(encoded);
    return posix.normalize(path) === path && !path.includes('\\') ? path : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Answers with the files of a built site as they are at each request. `/skills` gets `skills.html`, and an unknown path
 * the `404.html` of its language.
 * @param base the path at which it is published, with a slash at both ends
 */
function siteHandler(distDir: string, base: string) {
  const rules = () => {
    const file = join(distDir, '_headers');
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const setHeaders = (response: ServerResponse, path: string) => {
    for (const [name, value] of Object.entries(headersFor(rules(), path))) {
      // This header must not be sent without encryption (RFC 6797, 7.2), and this server has none.
      if (name !== transportSecurity) response.setHeader(name, value);
    }
  };
  const sendFile = sirv(distDir, { dev: true, etag: true, extensions: ['html'] });
  return (request: IncomingMessage, response: ServerResponse) => {
    const [pathname = '/', search] = (request.url ?? '/').split(/[?#]/, 2);
    const path = readPath(`/${pathname.slice(base.length)}`);
    setHeaders(response, path ?? '/');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return response.writeHead(405, { allow: 'GET, HEAD' }).end();
    }
    if (pathname !== base && (pathname === '/' || `${pathname}/` === base)) {
      const location = search === undefined ? base : `${base}?${search}`;
      return response.writeHead(302, { location }).end();
    }
    const sendMissing = () => sendNotFound(distDir, path ?? '/', response);
    const isOurs = path !== undefined && pathname.startsWith(base);
    // sirv takes `/_headers/` for `/_headers`.
    if (!isOurs || onlyForHosts.has(path.replace(/^\/|\/$/g, ''))) return sendMissing();
    if (/\.\w+$/.test(path)) response.setHeader('content-type', contentType(path));
    request.url = encodeURI(path);
    sendFile(request, response, sendMissing);
  };
}

/**
 * Serves the built site, by default on any free port of this machine. After a new build for the same address it needs no
 * restart.
 * @throws OwnerError when there is no build, or the port can't be used
 */
export async function startSiteServer(options: SiteServerOptions = {}): Promise<SiteServer> {
  const { host = '127.0.0.1', port = 0, gateway, allowedHosts = [] } = options;
  const distDir = resolve(options.distDir ?? join(siteFolder, 'dist'));
  if (!existsSync(join(distDir, 'index.html'))) {
    throw new OwnerError(`There is no built site in ${distDir}: run npm run build first.`);
  }
  const url = builtUrl(distDir);
  const base = url ? new URL(`${url}/`).pathname : '/';
  const allowed = [host, ...(url ? [new URL(url).hostname] : []), ...allowedHosts];
  const answer = siteHandler(distDir, base);
  const server = createServer((request, response) => {
    if (refuseOtherHost(request, response, allowed)) return;
    if (gateway) return gateway(request, response, () => answer(request, response));
    answer(request, response);
  });
  guardRequests(server);
  const origin = await listen(server, { host, port });
  return { url: base === '/' ? origin : origin + base, close: () => stopListening(server) };
}
