import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { type RestOptions, startRest } from '@portfolio/tools/backend/restProcess';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freshFolder } from './support/folders.ts';

/** Answers as PostgREST does when it is ready. */
const answering = `
require('node:http').createServer((request, response) => {
  response.writeHead(404, { server: 'postgrest/12' }).end();
}).listen(Number(process.env.PGRST_SERVER_PORT), process.env.PGRST_SERVER_HOST);
`;

function programOf(script: string): string {
  const folder = freshFolder({
    'stub.cjs': script,
    postgrest: `#!/bin/sh\nexec '${process.execPath}' "$(dirname "$0")/stub.cjs"\n`,
  });
  chmodSync(join(folder, 'postgrest'), 0o755);
  return join(folder, 'postgrest');
}

async function start(script: string, options: Partial<RestOptions> = {}) {
  const rest = await startRest({
    binary: programOf(script),
    databaseUri: 'postgres://authenticator@/postgres',
    jwtSecret: 'x'.repeat(32),
    signal: new AbortController().signal,
    ...options,
  });
  onTestFinished(() => rest.stop());
  return rest;
}

describe.skipIf(process.platform === 'win32')('PostgREST', () => {
  test('that dies reports how', async () => {
    const { pid, ended } = await start(answering);
    process.kill(pid, 'SIGKILL');
    expect(await ended).toBe('was ended by SIGKILL');
  });

  test('that is stopped has ended', async () => {
    const { url, stop } = await start(answering);
    await stop();
    await expect(fetch(url)).rejects.toThrow();
  });

  test.each([
    [
      'that is killed while it starts names the signal',
      `console.error('Attempting to connect'); process.kill(process.pid, 'SIGKILL');`,
      /it was ended by SIGKILL \(Attempting to connect\)$/,
    ],
    [
      'that ends immediately is not waited for',
      `console.error('bad news'); process.exit(1);`,
      /: it ended with exit code 1 \(bad news\)$/,
    ],
  ])('%s', async (_what, script, reason) => {
    await expect(start(script)).rejects.toMatchObject({
      code: 'rest-failed',
      message: expect.stringMatching(reason),
    });
  });

  test('that runs and never answers is given up, with how long it had', async () => {
    const starting = start('setInterval(() => undefined, 1_000)', { startTimeoutMs: 50 });
    await expect(starting).rejects.toThrow(
      /does not start: it did not answer within 0\.05 s \(it printed nothing\)$/,
    );
  });

  test('that is not a program for this machine says so', async () => {
    const binary = join(freshFolder({ postgrest: '\x7fELF\0\0' }), 'postgrest');
    chmodSync(binary, 0o755);
    await expect(start('', { binary })).rejects.toThrow(/does not start: \S/);
  });
});
