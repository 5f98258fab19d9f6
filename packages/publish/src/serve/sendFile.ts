import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import fresh from 'fresh';
import { contentTypes } from '../hosts/contentTypes.ts';
import type { BuiltFile } from './builtSite.ts';

const typesByEnd = new Map<string, string>(
  Object.entries(contentTypes).flatMap(([type, ends]) => {
    const described = type.startsWith('text/') ? `${type}; charset=utf-8` : type;
    return ends.map((end) => [`.${end}`, described] as const);
  }),
);

/** Whether the visitor wants another file than this one (RFC 9110, 13.1.1 and 13.1.4). */
function failsPrecondition(headers: IncomingHttpHeaders, { etag, modified }: BuiltFile): boolean {
  const match = headers['if-match'];
  if (match !== undefined) return match !== '*' && !match.split(/\s*,\s*/).includes(etag);
  return Date.parse(modified) > Date.parse(headers['if-unmodified-since'] ?? '');
}

/**
 * The bytes that are asked for: undefined for the whole file, `none` where there are no such bytes.
 * Several ranges, which a server may ignore, get the whole file (RFC 9110, 14.2).
 */
function rangeOf({ method, headers }: IncomingMessage, { body, etag, modified }: BuiltFile) {
  const condition = headers['if-range'] ?? etag;
  const isSameFile = condition === etag || condition === modified;
  const [, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/.exec(headers.range ?? '') ?? [];
  if (method !== 'GET' || !isSameFile || first + last === '') return undefined;
  const start = first === '' ? Math.max(0, body.length - Number(last)) : Number(first);
  const end = Math.min(first === '' || last === '' ? Infinity : Number(last), body.length - 1);
  return start <= end ? { start, end } : 'none';
}

/** Answers with a file as RFC 9110 wants it: whole, in part, or with the news that it hasn't changed. */
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
  const refuse = (status: number, more = {}) =>
    response.writeHead(status, { 'content-length': 0, ...more }).end();
  if (failsPrecondition(headers, file)) return refuse(412);
  // no-cache is addressed to caches: a visitor who asks whether a file has changed gets an answer.
  if (fresh({ ...headers, 'cache-control': undefined }, validators)) {
    return response.writeHead(304).end();
  }
  const { length } = file.body;
  const range = rangeOf(request, file);
  if (range === 'none') return refuse(416, { 'content-range': `bytes */${length}` });
  const body = range ? file.body.subarray(range.start, range.end + 1) : file.body;
  const status = range ? 206 : 200;
  const ranged = range && { 'content-range': `bytes ${range.start}-${range.end}/${length}` };
  return response
    .writeHead(status, {
      'content-type': typesByEnd.get(extname(path).toLowerCase()) ?? 'application/octet-stream',
      'content-length': body.length,
      ...ranged,
    })
    .end(body);
}
