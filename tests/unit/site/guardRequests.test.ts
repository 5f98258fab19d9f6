import { createReadStream } from 'node:fs';
import type { RequestListener } from 'node:http';
import { guardRequests } from '@portfolio/build/serve/guardRequests';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ask } from '../backend/support/raw.ts';
import { serve } from '../backend/support/servers.ts';

/** A server with a page and an address that fails. */
async function serveGuarded(fail: RequestListener) {
  const { server, url } = await serve((request, response) =>
    request.url === '/' ? response.end('the site') : fail(request, response),
  );
  server.on('upgrade', () => {
    throw new Error('No upgrade');
  });
  guardRequests(server);
  return url;
}

const missing = () => createReadStream('no-such-file');

test.each<[string, RequestListener, number]>([
  [
    'throws',
    () => {
      throw new Error('Broken');
    },
    500,
  ],
  [
    'rejects',
    async () => {
      throw new Error('Broken');
    },
    500,
  ],
  ['sends a file that is gone', (_request, response) => missing().pipe(response), 500],
  [
    'throws after its first line',
    (_request, response) => {
      response.writeHead(200).write('half');
      throw new Error('Broken');
    },
    200,
  ],
])('a request whose answer %s ends alone, and the owner reads why', async (_what, fail, status) => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => told.mockRestore());
  const url = await serveGuarded(fail);
  const answer = await ask(url, '/fails');
  expect(answer.status || 200).toBe(status);
  expect(told).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^GET \/fails could not be answered: Error: /),
  );
  expect(await (await fetch(url)).text()).toBe('the site');
});

test('an upgrade that fails ends alone', async () => {
  const url = await serveGuarded(() => undefined);
  await ask(url, '/', { Upgrade: 'websocket', Connection: 'Upgrade, close' });
  expect(await (await fetch(url)).text()).toBe('the site');
});
