import { fstatSync, type ReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import send from 'send';
import { contentTypes } from '../hosts/contentTypes.ts';
import { type BuiltFile, identityOf } from './builtFiles.ts';

function contentType(name: string): string {
  const ending = extname(name).slice(1).toLowerCase();
  const [type] = Object.entries(contentTypes).find(([, names]) => names.includes(ending)) ?? [];
  if (type === undefined) return 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** Whether the part that is asked for is one of this file (RFC 9110, 13.1.5: to the letter). */
function isOfThisFile(condition: string | string[] | undefined, { etag, modified }: BuiltFile) {
  return condition === undefined || condition === etag || condition === modified.toUTCString();
}

/**
 * Takes out of a request what `send` understands otherwise than RFC 9110 does: a part is for GET alone, a
 * last part that is longer than the file is the whole file, and `no-cache` is for caches: who asks whether a
 * file has changed is told.
 */
function correctRequest({ method, headers }: IncomingMessage, file: BuiltFile): void {
  if (method !== 'GET' || !isOfThisFile(headers['if-range'], file)) delete headers.range;
  delete headers['if-range'];
  delete headers['cache-control'];
  const [, last] = /^bytes=\s*-(\d+)\s*$/.exec(headers.range ?? '') ?? [];
  if (last !== undefined && Number(last) > file.size && file.size > 0) headers.range = 'bytes=0-';
}

/** Ends an answer with a status and no file. */
function refuse(response: ServerResponse, status: number): void {
  if (response.headersSent) return void response.destroy();
  for (const name of ['content-type', 'content-encoding', 'content-length']) {
    response.removeHeader(name);
  }
  response.setHeader('cache-control', 'no-cache');
  response.writeHead(status, { 'content-length': 0 }).end();
}

/**
 * Answers with a file as RFC 9110 has it: whole, a part of it, or that it has not changed.
 * @returns whether there was one: a build may have taken it away in between
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: BuiltFile,
): Promise<boolean> {
  const type = contentType(file.name);
  response.setHeader('content-type', type);
  response.setHeader('etag', file.etag);
  if (file.encoding) response.setHeader('content-encoding', file.encoding);
  if (file.varies) response.setHeader('vary', 'accept-encoding');
  correctRequest(request, file);
  return new Promise((resolve) => {
    const options = { index: false as const, dotfiles: 'allow' as const, cacheControl: false };
    response.once('close', () => resolve(true));
    send(request, encodeURIComponent(file.path), options)
      .on('stream', (stream: ReadStream) => {
        stream.once('open', (descriptor) => {
          if (identityOf(fstatSync(descriptor)) === file.identity) return;
          // The headers are of the file that was there before; none of them is out yet.
          stream.unpipe(response).destroy();
          resolve(false);
        });
      })
      .on('error', (error: { status?: number }) => {
        if (error.status === 404 && !response.headersSent) return resolve(false);
        refuse(response, error.status ?? 500);
      })
      .pipe(response);
  });
}
