import type { IncomingMessage, ServerResponse } from 'node:http';
import { notFoundFile } from '../hosts/hostFiles.ts';
import { transportSecurity } from '../hosts/transportSecurity.ts';
import type { BuiltSite } from './builtSite.ts';
import { sendFile } from './sendFile.ts';

/** The path of a request without `..`, even if the request names the whole address. */
function addressOf(url = '/'): URL | undefined {
  const address = url.startsWith('/') ? `http://site${url}` : url;
  return URL.canParse(address) ? new URL(address) : undefined;
}

/** The file for a path: the file itself, `/skills.html` for `/skills`, the index for a folder. */
function findFile({ files, base }: BuiltSite, pathname: string): string | undefined {
  if (!pathname.startsWith(base)) return undefined;
  try {
    const path = decodeURIComponent(pathname.slice(base.length - 1)).replace(/\/+$/, '');
    return [path, `${path}.html`, `${path}/index.html`].find((each) => files.has(each));
  } catch {
    // From decodeURIComponent.
    return undefined;
  }
}

/** The nearest `404.html` above a path: each language has one. */
function notFoundPage({ files, base }: BuiltSite, pathname: string): string {
  const [part] = pathname.slice(base.length).split('/');
  const own = `/${part}/${notFoundFile}`;
  return files.has(own) ? own : `/${notFoundFile}`;
}

/** Whether an address of a folder's index lacks the slash on which its relative addresses depend. */
const isFolder = (path: string, pathname: string) =>
  path.endsWith('/index.html') && !/\/(?:index\.html)?$/.test(pathname);

/**
 * Answers with a file of the site, which is below its base: `/skills` is `skills.html`, an unknown path
 * is the `404.html` of its language.
 */
export function answer(request: IncomingMessage, response: ServerResponse, site: BuiltSite): void {
  const { pathname = '', search = '' } = addressOf(request.url) ?? {};
  const path = findFile(site, pathname);
  const file = site.files.get(path ?? '');
  const missing = notFoundPage(site, pathname);
  // A visitor who leaves half-way must not end the server.
  response.on('error', () => undefined);
  response.setHeader('cache-control', 'no-cache');
  for (const [name, value] of Object.entries(site.headersFor(path ?? missing))) {
    // This server has no encryption, and the header must not be sent without it (RFC 6797, 7.2).
    if (name !== transportSecurity) response.setHeader(name, value);
  }
  const redirect = (to: string) =>
    response.writeHead(302, { location: to + search, 'content-length': 0 }).end();
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD', 'content-length': 0 }).end();
  } else if (path !== undefined && file && !isFolder(path, pathname)) {
    sendFile(request, response, path, file);
  } else if (path !== undefined) {
    redirect(`${pathname}/`);
  } else if (pathname === '/' || `${pathname}/` === site.base) {
    redirect(site.base);
  } else {
    const page = site.files.get(missing)?.body ?? Buffer.from('Not found');
    const described = { 'content-type': 'text/html; charset=utf-8', 'content-length': page.length };
    response.writeHead(404, described).end(page);
  }
}
