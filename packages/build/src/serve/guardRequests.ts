import type { EventEmitter } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { safeLine } from '@portfolio/data/values/safeText';
import { dropOddRange } from './oddRange.ts';

type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

function answerLine(response: ServerResponse, status: number, line: string): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(`${line}\n`);
}

const guarded =
  (handle: RequestListener): RequestListener =>
  async (request, response) => {
    const { method, url = '' } = request;
    const fail = (error: unknown) => {
      console.error(safeLine(`${method} ${url} could not be answered: ${error}`));
      answerLine(response, 500, 'The server could not answer this request.');
    };
    response.once('pipe', (file) => {
      // A file may go just before it is read, and a visitor may leave while it is sent.
      file.once('error', fail);
      response.once('close', () => file.destroy());
    });
    if (!URL.canParse(url, 'http://localhost')) {
      return answerLine(response, 400, 'That is no address of a page or a file.');
    }
    dropOddRange(request);
    try {
      await handle(request, response);
    } catch (error) {
      fail(error);
    }
  };

/**
 * Lets a request end no more than its own answer, whatever it asks. Node would end the process for an error that nobody
 * catches, also for one of a stream. Only rejections of handlers behind others are theirs to catch (`safely.ts`).
 * @param server with all its listeners
 */
export function guardRequests(server: EventEmitter): void {
  for (const handle of server.listeners('request') as RequestListener[]) {
    server.off('request', handle).on('request', guarded(handle));
  }
  for (const handle of server.listeners('upgrade') as UpgradeListener[]) {
    server
      .off('upgrade', handle)
      .on('upgrade', (...[request, socket, head]: Parameters<UpgradeListener>) => {
        try {
          handle(request, socket, head);
        } catch {
          socket.destroy();
        }
      });
  }
}
