import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { contentTypes } from '@portfolio/publish/hosts/contentTypes';
import { listen, stopListening } from '@portfolio/publish/serve/listen';
import type { Served } from './Host.ts';

/** A host's answer to a path: a file of the folder, or another address. */
export interface Answer {
  status: number;
  /** In the folder, with `/` between folders. */
  file?: string;
  location?: string;
}

/** A host's rules for a folder, from its documentation. */
export interface Rules {
  /** The answer to a path, which begins with a slash. */
  answer(path: string, has: (file: string) => boolean): Answer;
  /** The headers for a path. */
  headers(path: string): Record<string, string>;
}

/** Each host knows the usual types by itself. */
const typeOf = (file: string) =>
  Object.entries(contentTypes).find(([, names]) => names.includes(extname(file).slice(1)))?.[0] ??
  '';

/** Serves a folder by a host's rules; query strings are no part of them and stay on redirects. */
export async function serveByRules(folder: string, rules: Rules): Promise<Served> {
  const isFile = (file: string) =>
    existsSync(join(folder, file)) && statSync(join(folder, file)).isFile();
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const { status, file, location } = rules.answer(decodeURIComponent(pathname), isFile);
    for (const [name, value] of Object.entries(rules.headers(pathname))) {
      response.setHeader(name, value);
    }
    if (location !== undefined) response.setHeader('location', location + search);
    if (file !== undefined) response.setHeader('content-type', typeOf(file));
    response.writeHead(status).end(file === undefined ? '' : readFileSync(join(folder, file)));
  });
  const origin = await listen(server, { host: '127.0.0.1', port: 0 });
  return { origin, close: () => stopListening(server) };
}
