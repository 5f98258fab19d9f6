import { createServer } from 'node:http';
import { listen } from '@portfolio/publish/serve/listen';
import { openBuiltSite } from '@portfolio/publish/serve/builtSite';
import { answer } from '@portfolio/publish/serve/staticSite';
import { compressed, withComparedPages } from './cdnSite.ts';

/** Serves the build in a folder, in a process of its own, until the process that started this one is gone. */
async function serve(folder: string): Promise<void> {
  const plain = withComparedPages(openBuiltSite(folder)());
  const small = await compressed(plain);
  const takesBrotli = (accepted = '') => /\bbr\b/.test(accepted);
  const server = createServer((request, response) => {
    const accepted = String(request.headers['accept-encoding']);
    answer(request, response, takesBrotli(accepted) ? small : plain);
  });
  server.keepAliveTimeout = 60_000;
  const url = await listen(server, { host: '127.0.0.1', port: Number(process.env.PORT ?? 0) });
  process.send?.(`${url}/`);
  process.once('disconnect', () => process.exit());
}

await serve(process.argv[2] ?? '');
