import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openBuiltSite } from '@portfolio/publish/serve/siteServer';
import { answer } from '@portfolio/publish/serve/staticSite';
import { compressed, withComparedPages } from './cdnSite.ts';

/** Serves the build in a folder until the process that has started this one lets go. */
async function serve(folder: string): Promise<void> {
  const plain = withComparedPages(openBuiltSite(folder)());
  const small = await compressed(plain);
  const server = createServer((request, response) => {
    const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
    answer(request, response, takesBrotli ? small : plain);
  });
  // Longer than any page is looked at: a connection that has to be made again would be measured, too.
  server.keepAliveTimeout = 60_000;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // Not localhost, which browsers look for at ::1 first.
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  process.once('disconnect', () => process.exit());
}

await serve(process.argv[2] ?? '');
