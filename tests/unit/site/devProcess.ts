import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { findFreePort } from '@portfolio/tools/backend/freePort';
import { viteArgs } from '../../harness/nodeCalls.ts';

/** `npm run dev` in a copy of the repository. */
export interface DevProcess {
  port: number;
  /** Its address on this machine. */
  url: string;
  /** The output in the terminal. */
  output: () => string;
  stop: () => Promise<void>;
}

/**
 * Starts `npm run dev` without a backend, and waits until it listens.
 * @param copy the repository, or a copy of it
 * @param variables more of the environment; `PORT` is any free one if it isn't named
 */
export async function startDev(
  copy: string,
  variables: Record<string, string> = {},
): Promise<DevProcess> {
  const port = Number(variables.PORT ?? (await findFreePort()));
  const child = spawn(process.execPath, viteArgs(['--host=127.0.0.1']), {
    cwd: copy,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      VITE_SUPABASE_URL: 'https://abc.example',
      VITE_SUPABASE_ANON_KEY: 'sb_publishable_abc',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'exit');
  const listening = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += stripVTControlCharacters(text);
        if (output.includes(`:${port}/`)) resolve();
      });
    }
    void ended.then(() => reject(new Error(`npm run dev has ended: ${output}`)));
  });
  await listening;
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { port, url: `http://localhost:${port}`, output: () => output, stop };
}
