import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { placeInBase } from './builtBase.ts';
import { type BuiltSite, openBuiltSite } from './builtSite.ts';
import { sendFile } from './sendFile.ts';

/** A handler of every request that nothing else takes. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Path and query of a request without `..`, also where it names the whole address. */
function normalise(url = '/'): string | undefined {
  try {
    const { pathname, search } = new URL(url.startsWith('/') ? `http://site${url}` : url);
    return pathname + search;
  } catch {
    return undefined;
  }
}

/** The file that a path means: itself, `/skills` the page `/skills.html`, a folder its index. */
function findFile({ files }: BuiltSite, url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split('?')[0] ?? '').replace(/\/+$/, '');
    return [path, `${path}.html`, `${path}/index.html`].find((each) => files.has(each));
  } catch {
    // From decodeURIComponent.
    return undefined;
  }
}

function answer(request: IncomingMessage, response: ServerResponse, site: BuiltSite): void {
  const url = normalise(request.url);
  const { own, redirect } = url === undefined ? {} : placeInBase(site.base, url);
  const path = own === undefined ? undefined : findFile(site, own);
  const file = site.files.get(path ?? '');
  response.setHeader('cache-control', 'no-cache');
  for (const [name, value] of Object.entries(site.headersFor(path ?? '/404.html'))) {
    response.setHeader(name, value);
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD', 'content-length': 0 }).end();
  } else if (redirect !== undefined) {
    response.writeHead(302, { location: redirect, 'content-length': 0 }).end();
  } else if (path !== undefined && file) {
    sendFile(request, response, path, file);
  } else {
    const page = site.files.get('/404.html')?.body ?? Buffer.from('Not found');
    const described = { 'content-type': 'text/html; charset=utf-8', 'content-length': page.length };
    response.writeHead(404, described).end(page);
  }
}

/**
 * Serves the built site below its base: `/skills` is `skills.html`, an unknown path is `404.html`. A new
 * build shows without a restart, and each answer is of one build, with the headers that this one sets.
 * @throws OwnerError when there is no build
 */
export function createStaticSite(folder: string): Handler {
  const current = openBuiltSite(resolve(folder));
  return (request, response) => {
    // A visitor who leaves half-way must not end the server.
    response.on('error', () => undefined);
    answer(request, response, current());
  };
}
