import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { SOURCE } from '../../harness/nodeCalls.ts';

const script = fileURLToPath(new URL('../serve/serve.ts', import.meta.url));

/** Serves a build as the bench does, for as long as `use` takes. */
export async function serving<Result>(folder: string, use: (url: string) => Promise<Result>) {
  const server = fork(script, [folder], { execArgv: SOURCE });
  const ended = once(server, 'exit');
  try {
    const [url] = await once(server, 'message');
    return await use(url);
  } finally {
    server.disconnect();
    await ended;
  }
}
