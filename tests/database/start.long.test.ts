import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { dataPaths } from '@portfolio/build/folders/dataFolder';
import { findHolder } from '@portfolio/tools/backend/lock';
import { describe, expect, test } from 'vitest';
import { serve } from '../unit/backend/support/servers.ts';
import { builtSite } from './support/builtSite.ts';
import { freshDataDir, freshFolder } from './support/folders.ts';
import { type Program, startScript } from './support/processes.ts';

const script = 'packages/tools/src/serve/start.ts';
const local = { VITE_SUPABASE_URL: '', PORT: '0' };

async function urlOf(program: Program): Promise<string> {
  return (await program.line(/^portfolio → /)).replace('portfolio → ', '');
}

/** Starts the site as `npm start` does once it is built. */
function start(env: Record<string, string> = {}, dataDir = freshFolder()) {
  const distDir = builtSite(freshFolder());
  const program = startScript(script, [distDir], { ...local, PORTFOLIO_DATA_DIR: dataDir, ...env });
  return { dataDir, distDir, program };
}

describe('npm start', () => {
  test('serves the site with the contact form, and Ctrl-C ends all of it, even with a request under way', async () => {
    const { dataDir, program } = start({}, await freshDataDir());
    const url = await urlOf(program);
    expect((await fetch(url)).status).toBe(200);
    await program.line(/^contact form → embedded Postgres \(/);
    expect(await findHolder(dataDir)).toMatchObject({ pid: program.child.pid, owner: url });
    // Never sends what is announced; Node itself would wait five minutes for it.
    const visitor = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
    await once(visitor, 'connect');
    visitor.write(
      'POST /rest/v1/contact_messages HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n',
    );
    program.child.kill('SIGINT');
    // npm hands on what the terminal has already sent.
    program.child.kill('SIGINT');
    expect(await program.ended).toBe(0);
    expect(existsSync(dataPaths(dataDir).lock)).toBe(false);
    expect(program.output().split('\n')).toHaveLength(2);
  });

  test('sends nothing to this machine when the build belongs to a hosted project', async () => {
    const { dataDir, program } = start({ VITE_SUPABASE_URL: 'https://abc.example' });
    const url = await urlOf(program);
    await program.line(/^contact form → https:\/\/abc\.example$/);
    expect((await fetch(`${url}/rest/v1/contact_messages`)).status).toBe(404);
    expect(existsSync(dataPaths(dataDir).lock)).toBe(false);
  });
});

describe('npm start that cannot start says why in one line', () => {
  test('when the port is in use, before the database is opened', async () => {
    const port = Number(new URL((await serve(() => undefined)).url).port);
    const { dataDir, program } = start({ PORT: String(port) });
    expect(await program.ended).toBe(1);
    expect(program.output()).toBe(
      `Port ${port} is in use: stop the program that uses it, or choose another port (PORT=${port + 1} npm start).`,
    );
    expect(existsSync(dataPaths(dataDir).secret)).toBe(false);
  });
});
