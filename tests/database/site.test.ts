import { startSiteServer } from '@portfolio/build/serve/siteServer';
import { createEmbeddedBackend } from '@portfolio/tools/backend/embeddedBackend';
import { createRestGateway } from '@portfolio/tools/backend/gateway';
import { describe, expect, onTestFinished, test } from 'vitest';
import { builtSite } from './support/builtSite.ts';
import { openClient } from './support/client.ts';
import { freshFolder, makeDataDir, makeFolder, removeFolder } from './support/folders.ts';
import { ask, contactRow, type RestRequest, readRows } from './support/rest.ts';
import { share } from './support/stacks.ts';

/** A site as it runs for an owner, whose backend has not started yet. */
const shared = share(
  async () => {
    const lines: string[] = [];
    const dataDir = await makeDataDir(true);
    const distDir = builtSite(makeFolder());
    const backend = createEmbeddedBackend({ dataDir, log: (line) => lines.push(line) });
    const site = await startSiteServer({
      distDir,
      gateway: createRestGateway({ backend, waitMs: 60_000 }),
    });
    return { lines, dataDir, distDir, backend, site };
  },
  async ({ dataDir, distDir, backend, site }) => {
    await site.close();
    await backend.close();
    removeFolder(dataDir);
    removeFolder(distDir);
  },
);

const messages = () => openClient(shared().site.url).from('contact_messages');

describe('the site’s own client, supabase-js', () => {
  test('sends a message that was written while the backend still starts; the pages are there immediately', async () => {
    const { backend, dataDir, lines, site } = shared();
    const sent = messages()
      .insert(contactRow())
      .then((answer) => answer);
    expect((await fetch(site.url)).status).toBe(200);
    expect(lines).toEqual([]);
    backend.start(site.url);
    expect(await sent).toMatchObject({ status: 201, error: null });
    expect(lines).toEqual([`contact form → embedded Postgres (${dataDir})`]);
  });

  test('sends many messages at the same time and none is lost', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        messages().insert(contactRow({ name: `many ${number}` })),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(201));
  });
});

test('PostgREST’s own port takes nothing from the other programs of this machine', async () => {
  const stack = await shared().backend.stack();
  const before = await readRows(stack);
  const insert = { method: 'POST', body: contactRow({ name: 'another program' }) };
  const attempts: [string, RestRequest][] = [
    ['contact_messages', insert],
    ['contact_messages', { ...insert, headers: { 'cf-connecting-ip': '203.0.113.9' } }],
    ['contact_messages', {}],
    ['', {}],
    ['rpc/anything', { method: 'POST', body: {} }],
    ['contact_messages', { ...insert, token: 'a.b.c' }],
  ];
  for (const [path, request] of attempts) {
    expect(await ask(stack, path, request)).toMatchObject({ status: 401 });
  }
  expect(await readRows(stack)).toEqual(before);
});

test('PostgREST that dies is started again, and messages arrive', async () => {
  const { backend, lines } = shared();
  process.kill((await backend.stack()).restPid, 'SIGKILL');
  await expect.poll(() => lines.length).toBeGreaterThan(1);
  expect(await messages().insert(contactRow({ name: 'afterwards' }))).toMatchObject({
    status: 201,
  });
  expect(lines.slice(1)).toEqual(['PostgREST was ended by SIGKILL: starting it again', lines[0]]);
});

test('a second site on the same data folder runs without a backend, and tells owner and visitors why', async () => {
  const { dataDir, site } = shared();
  const logged: string[] = [];
  const backend = createEmbeddedBackend({ dataDir, log: (line) => logged.push(line) });
  const other = await startSiteServer({
    distDir: builtSite(freshFolder()),
    gateway: createRestGateway({ backend }),
  });
  onTestFinished(async () => {
    await other.close();
    await backend.close();
  });
  backend.start();
  await expect.poll(() => logged).toHaveLength(1);
  expect(logged[0]).toMatch(
    /^contact form is off: process \d+ \(http:.*\) is using the data folder .* \(trying again\)$/,
  );
  await expect(backend.stack()).rejects.toMatchObject({
    code: 'data-dir-in-use',
    message: expect.stringContaining(site.url),
  });
  expect((await fetch(other.url)).status).toBe(200);
});
