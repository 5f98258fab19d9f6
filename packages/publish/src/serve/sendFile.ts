import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import fresh from 'fresh';
import { contentTypes } from '../hosts/contentTypes.ts';
import type { BuiltFile } from './builtSite.ts';

/** The content type of a file, by how its name ends. */
export function contentType(path: string): string {
  const extension = extname(path).slice(1).toLowerCase();
  const [type] = Object.entries(contentTypes).find(([, names]) => names.includes(extension)) ?? [];
  if (type === undefined) return 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/**
 * The requested bytes: undefined for the whole file, `none` if there are no such bytes. Several ranges, and
 * those with a condition, get the whole file: a server may ignore them (RFC 9110, 14.2).
 */
function rangeOf({ method, headers }: IncomingMessage, { body }: BuiltFile) {
  const [, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/.exec(headers.range ?? '') ?? [];
  if (method !== 'GET' || headers['if-range'] || first + last === '') return undefined;
  const start = first === '' ? Math.max(0, body.length - Number(last)) : Number(first);
  const end = Math.min(first === '' || last === '' ? Infinity : Number(last), body.length - 1);
  return start <= end ? { start, end } : 'none';
}

/**
 * Answers with a file: whole, in part (which Safari needs for a video), or with 304 if it hasn't changed. The rest of
 * RFC 9110 is for production hosts (docs/decisions/025-serve-the-build-from-memory.md).
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  file: BuiltFile,
): ServerResponse {
  const { headers } = request;
  const validators = { etag: file.etag, 'last-modified': file.modified };
  response.setHeader('accept-ranges', 'bytes');
  for (const [name, value] of Object.entries(validators)) response.setHeader(name, value);
  // `no-cache` is for caches: a visitor who asks whether a file has changed still gets an answer.
  if (fresh({ ...headers, 'cache-control': undefined }, validators)) {
    return response.writeHead(304).end();
  }
  const { length } = file.body;
  const range = rangeOf(request, file);
  if (range === 'none') {
    const said = { 'content-length': 0, 'content-range': `bytes */${length}` };
    return response.writeHead(416, said).end();
  }
  const body = range ? file.body.subarray(range.start, range.end + 1) : file.body;
  const status = range ? 206 : 200;
  const ranged = range && { 'content-range': `bytes ${range.start}-${range.end}/${length}` };
  return response
    .writeHead(status, {
      'content-type': contentType(path),
      'content-length': body.length,
      ...ranged,
    })
    .end(body);
}
