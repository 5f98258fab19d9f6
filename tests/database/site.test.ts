import { readFileSync, writeFileSync } from 'node:fs';
import {
  createEmbeddedBackend,
  type EmbeddedBackend,
} from '@portfolio/backend/local/embeddedBackend';
import { dataPaths } from '@portfolio/backend/local/paths';
import { type SiteServer, startSiteServer } from '@portfolio/publish/serve/siteServer';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { builtSite } from './support/builtSite.ts';
import { openClient } from './support/client.ts';
import { makeDataDir, makeFolder, removeFolder } from './support/folders.ts';
import { contactRow } from './support/rest.ts';

let dataDir = '';
let distDir = '';
let backend: EmbeddedBackend;
let site: SiteServer;
const lines: string[] = [];

beforeAll(async () => {
  dataDir = await makeDataDir(true);
  distDir = builtSite(makeFolder());
  backend = createEmbeddedBackend({ dataDir, log: (line) => lines.push(line) });
  site = await startSiteServer({ distDir, backend, waitMs: 240_000 });
});

afterAll(async () => {
  await site.close();
  await backend.close();
  removeFolder(dataDir);
  removeFolder(distDir);
});

const open = (key?: string) => openClient(site.url, key);

describe('the site’s own client, supabase-js', () => {
  test('sends a message that was written while the backend still starts; the pages are there at once', async () => {
    const sending = open().from('contact_messages').insert(contactRow());
    const sent = sending.then((answer) => answer);
    expect((await fetch(site.url)).status).toBe(200);
    expect(lines).toEqual([]);
    backend.start(site.url);
    expect(await sent).toMatchObject({ status: 201, error: null });
    expect(lines).toEqual([`contact form → embedded Postgres (${dataDir})`]);
  });

  test('cannot read what was sent', async () => {
    const { data, error, status } = await open().from('contact_messages').select();
    expect({ data, status }).toEqual({ data: null, status: 401 });
    expect(error).toMatchObject({ code: '42501' });
  });

  test('cannot read what it has just sent', async () => {
    const { error } = await open().from('contact_messages').insert(contactRow()).select();
    expect(error).toMatchObject({ code: '42501' });
  });

  test('is refused with another key', async () => {
    const answer = await open('sb_publishable_other').from('contact_messages').insert(contactRow());
    expect(answer).toMatchObject({ status: 401, error: { message: 'Invalid API key' } });
  });

  test('is told what is wrong with a row', async () => {
    const { error } = await open().from('contact_messages').insert({ name: 'only a name' });
    expect(error).toMatchObject({ code: '23502', message: expect.stringContaining('null value') });
  });

  test('sends many messages at once and none is lost', async () => {
    const client = open();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        client.from('contact_messages').insert(contactRow({ name: `many ${number}` })),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(201));
  });
});

test('a data folder that is lost is found again, and messages arrive', async () => {
  const { lock } = dataPaths(dataDir);
  const gone = { ...JSON.parse(readFileSync(lock, 'utf8')), token: 'another', port: 9 };
  writeFileSync(lock, JSON.stringify(gone));
  await expect.poll(() => lines.at(-1), { timeout: 200_000 }).not.toBe(lines[0]);
  expect(await open().from('contact_messages').insert(contactRow())).toMatchObject({ status: 201 });
  expect(lines.slice(1)).toEqual([
    expect.stringMatching(
      /^the data folder .* was deleted or taken by another process: starting it again$/,
    ),
    lines[0],
  ]);
});

test('a backend that cannot start leaves the site standing, and says why to both sides', async () => {
  const told: string[] = [];
  const second = createEmbeddedBackend({ dataDir, log: (line) => told.push(line) });
  const other = await startSiteServer({ distDir, backend: second });
  onTestFinished(async () => {
    await other.close();
    await second.close();
  });
  second.start();
  expect(await openClient(other.url).from('contact_messages').insert(contactRow())).toMatchObject({
    status: 503,
    error: { code: 'data-dir-in-use', message: expect.stringContaining(site.url) },
  });
  expect(told).toEqual([
    expect.stringMatching(/^contact form is off: the data folder .* is in use by process \d+ \(/),
  ]);
  expect((await fetch(other.url)).status).toBe(200);
});
