import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contentType } from '@portfolio/build/hosts/contentTypes';
import { headersFor } from '@portfolio/build/hosts/hostFiles';
import { limitPage } from './limitPage.ts';

/** The path of the limit page of a page, `/` or such as `/skills`. */
export const limitPath = (path: string) => `/__limit${path}`;

/** Keeps the browser from loading what a limit page's styles name. */
const LIMIT_POLICY = "default-src 'none';style-src 'unsafe-inline'";

/** All files of a build and the limit pages, by path: `/skills` is `skills.html`. */
function readAnswers(folder: string) {
  const rules = readFileSync(join(folder, '_headers'), 'utf8');
  const answers = new Map<string, { headers: Record<string, string>; body: Buffer }>();
  const add = (path: string, type: string, body: Buffer, headers = {}) => {
    const isText = /^text\/|json|javascript|xml/.test(type);
    const encoding = isText && { 'content-encoding': 'br' };
    answers.set(path, {
      headers: { ...headersFor(rules, path), ...headers, ...encoding, 'content-type': type },
      body: isText ? brotliCompressSync(body) : body,
    });
  };
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    // A folder, or `_headers`.
    if (extname(name) === '') continue;
    const file = join(folder, name);
    const path = `/${name.replaceAll(sep, '/')}`;
    const page = path.replace(/(?<=\/)index\.html$|\.html$/, '');
    const [type, body] = [contentType(file), readFileSync(file)];
    add(page, type, body);
    if (page !== path) {
      add(limitPath(page), type, limitPage(body), { 'Content-Security-Policy': LIMIT_POLICY });
    }
  }
  return answers;
}

/** Serves a build and its limit pages from memory as a CDN does: with Brotli, and the headers of `_headers`; returns the address. */
export async function serveSite(folder: string) {
  const answers = readAnswers(folder);
  const server = createServer(({ url = '/' }, response) => {
    const answer = answers.get(url.split('?', 1)[0] ?? '/');
    if (answer) response.writeHead(200, answer.headers).end(answer.body);
    else response.writeHead(404).end();
  });
  // Longer than any page is looked at: a connection that has to be made again would be measured, too.
  server.keepAliveTimeout = 60_000;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // The bench ends without closing it.
  server.unref();
  // Not localhost, which browsers look for at ::1 first.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
