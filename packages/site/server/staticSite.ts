import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { builtBase, placeInBase } from './builtBase.ts';
import { headersFor } from './headersFile.ts';
import { StartProblem } from './startProblem.ts';

/** A handler of every request that nothing else takes. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** What sirv does not know. */
const contentTypes: Record<string, string> = {
  '.vcf': 'text/vcard; charset=utf-8',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
};

function setContentType(response: ServerResponse, pathname: string): void {
  const type = contentTypes[extname(pathname)];
  if (type) response.setHeader('content-type', type);
}

/** What the build wants sent, the same that hosts read. */
function readHeadersFile(distDir: string): string {
  const file = join(distDir, '_headers');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

async function sendNotFound(distDir: string, response: ServerResponse): Promise<void> {
  const page = await readFile(join(distDir, '404.html')).catch(() => 'Not found');
  response.writeHead(404, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-length': Buffer.byteLength(page),
  });
  response.end(page);
}

/**
 * Serves the built site below its base: `/skills` is `skills.html`, an unknown path is `404.html`. Files are looked
 * up at each request, so a new build shows without a restart.
 * @throws StartProblem when there is no build
 */
export function createStaticSite(distDir: string): Handler {
  if (!existsSync(join(distDir, 'index.html'))) {
    throw new StartProblem(`There is no built site in ${distDir}: run npm run build first.`);
  }
  const base = builtBase(distDir);
  const files = sirv(distDir, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: setContentType,
  });
  return (request, response) => {
    const { own, redirect } = placeInBase(base, request.url ?? '/');
    const [path = '/'] = (own ?? '/').split('?');
    response.setHeader('cache-control', 'no-cache');
    for (const [name, value] of Object.entries(headersFor(readHeadersFile(distDir), path))) {
      response.setHeader(name, value);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    if (redirect) {
      response.writeHead(302, { location: redirect }).end();
      return;
    }
    if (own === undefined) return void sendNotFound(distDir, response);
    request.url = own;
    try {
      files(request, response, () => sendNotFound(distDir, response));
    } catch {
      // sirv throws on a byte range that ends before it starts.
      response.destroy();
    }
  };
}
