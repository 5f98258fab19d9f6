import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { RestOptions } from '../../../supabase/local/restProcess.ts';
import { superviseRest } from '../../../supabase/local/restSupervisor.ts';
import { freshFolder } from './support/folders.ts';

const slowly = { timeout: 60_000 };

/** Answers as PostgREST does when it is ready, and dies when it is asked for `/die`. */
const stub = `
require('node:http').createServer((request, response) => {
  response.writeHead(404, { server: 'postgrest/12' }).end();
  if (request.url === '/die') process.kill(process.pid, 'SIGKILL');
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

async function supervise(
  script: string,
  { binary = programOf(script), ...options }: Partial<RestOptions> = {},
) {
  const lines: string[] = [];
  const urls: (string | undefined)[] = [];
  const watched: (number | undefined)[] = [];
  const supervisor = await superviseRest(
    {
      binary,
      databaseUri: 'postgres://authenticator@/postgres',
      jwtSecret: 'x'.repeat(32),
      guard: { watch: (pid) => watched.push(pid), dismiss: () => undefined },
      signal: new AbortController().signal,
      ...options,
    },
    { log: (line) => lines.push(line), onUrl: (url) => urls.push(url) },
  );
  onTestFinished(() => supervisor.close());
  return { supervisor, lines, urls, watched };
}

const die = async (url: string) => fetch(`${url}/die`).catch(() => undefined);

describe.skipIf(process.platform === 'win32')('PostgREST that dies', () => {
  test('is started again, with one line, and whoever asks meanwhile waits', async () => {
    const { supervisor, lines, urls, watched } = await supervise(stub);
    await die(await supervisor.url());
    await expect.poll(() => lines, slowly).toHaveLength(1);
    const { status } = await fetch(await supervisor.url());
    expect(status).toBe(404);
    expect(lines).toEqual(['PostgREST was ended by SIGKILL: starting it again']);
    expect(urls).toEqual([expect.any(String), undefined, await supervisor.url()]);
    expect(watched).toEqual([expect.any(Number), undefined, supervisor.pid()]);
  });

  test('time and again is started again each time, after a longer pause', async () => {
    const { supervisor, lines } = await supervise(stub);
    for (let death = 1; death <= 6; death += 1) {
      const pid = supervisor.pid();
      await die(await supervisor.url());
      await expect.poll(() => supervisor.pid() !== pid, slowly).toBe(true);
    }
    expect((await fetch(await supervisor.url())).status).toBe(404);
    expect(lines).toEqual(Array(6).fill('PostgREST was ended by SIGKILL: starting it again'));
  });

  test('and does not start again says why, once, until it does', async () => {
    const marker = join(freshFolder(), 'broken');
    const { supervisor, lines } = await supervise(
      `if (require('node:fs').existsSync(${JSON.stringify(marker)})) {
        console.error('no libpq');
        process.exit(1);
      }
      ${stub}`,
    );
    const url = await supervisor.url();
    writeFileSync(marker, '');
    await die(url);
    await expect.poll(() => supervisor.url().catch(String), slowly).toMatch(/not start: no libpq$/);
    rmSync(marker);
    await expect.poll(() => supervisor.url().catch(() => url), slowly).not.toBe(url);
    expect(lines).toEqual([
      'PostgREST was ended by SIGKILL: starting it again',
      expect.stringMatching(/^PostgREST \(.*\) does not start: no libpq$/),
    ]);
  });

  test('during its first start says by what, and not what it said last', async () => {
    const starting = supervise(
      `console.error('Attempting to connect'); process.kill(process.pid, 'SIGKILL');`,
    );
    await expect(starting).rejects.toMatchObject({
      code: 'rest-failed',
      message: expect.stringMatching(/does not start: it was ended by SIGKILL$/),
    });
  });

  test('at once is not waited for', async () => {
    const starting = supervise(`console.error('bad news'); process.exit(1);`);
    await expect(starting).rejects.toMatchObject({
      code: 'rest-failed',
      message: expect.stringMatching(/does not start: bad news$/),
    });
  });

  test('at once is not waited for either where another program has its port and is silent', async () => {
    // The other one tells when it is asked, and ends when it no longer is.
    const silent = `
      require('node:net').createServer((socket) => {
        process.stdout.write('asked');
        socket.on('error', () => undefined).on('close', () => process.exit()).resume();
      }).listen(Number(process.env.PGRST_SERVER_PORT), process.env.PGRST_SERVER_HOST);
    `;
    const dying = `
      const { spawn } = require('node:child_process');
      const other = spawn(process.execPath, ['-e', ${JSON.stringify(silent)}]);
      other.stdout.once('data', () => {
        console.error('bad news');
        process.exit(1);
      });
    `;
    const starting = supervise(dying, { startLimitMs: 600_000 });
    await expect(starting).rejects.toThrow(/does not start: bad news$/);
  });

  test('because it is no program of this machine says so', async () => {
    const folder = freshFolder({ postgrest: '\x7fELF\0\0' });
    chmodSync(join(folder, 'postgrest'), 0o755);
    await expect(supervise('', { binary: join(folder, 'postgrest') })).rejects.toMatchObject({
      code: 'rest-failed',
      message: expect.stringMatching(/does not start: \S/),
    });
  });

  test('because its port has just been taken is started on another', async () => {
    const marker = join(freshFolder(), 'tried');
    const { supervisor } = await supervise(`
      const fs = require('node:fs');
      if (!fs.existsSync('${marker}')) {
        fs.writeFileSync('${marker}', '');
        console.error('bind: resource busy (Address already in use)');
        process.exit(1);
      }
      ${stub}
    `);
    expect((await fetch(await supervisor.url())).status).toBe(404);
  });
});

test.skipIf(process.platform === 'win32')(
  'PostgREST that lives and never answers is given up, with how long it had',
  async () => {
    const starting = supervise(`setInterval(() => undefined, 1_000)`, { startLimitMs: 50 });
    await expect(starting).rejects.toMatchObject({
      code: 'rest-failed',
      message: expect.stringMatching(
        /does not start: it did not answer within 0\.05 s \(without a word\)$/,
      ),
    });
  },
);

test.skipIf(process.platform === 'win32')('closing ends the process for good', async () => {
  const { supervisor, lines } = await supervise(stub);
  const url = await supervisor.url();
  await supervisor.close();
  await expect(fetch(url)).rejects.toThrow();
  await expect(supervisor.url()).rejects.toMatchObject({ code: 'stopped' });
  expect(lines).toEqual([]);
});
