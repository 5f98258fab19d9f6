import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEmbeddedBackend } from '@portfolio/backend/embeddedBackend';
import type { RestBackend } from '@portfolio/backend/gateway/gateway';
import { startSiteServer } from '@portfolio/publish/serve/siteServer';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { startNative } from './support/backends.ts';
import { builtSite } from './support/builtSite.ts';
import { openClient } from './support/client.ts';
import { faults, startFaultyProxy } from './support/faultyProxy.ts';
import { freshDataDir, freshFolder } from './support/folders.ts';
import { makeTemplate, runAsSuperuser, startServer } from './support/nativePostgres.ts';
import { contactRow, type Rest, readRows } from './support/rest.ts';
import { makeSitePlace, restOn, setDisk } from './support/siteProcess.ts';
import { sendOnce, startVisits, type Visits } from './support/visitors.ts';

/** Each message reported as sent is there once, and no other is there. */
async function expectEachOnce(what: string, visits: Visits, rest: Rest) {
  const { sent, failures, repeated } = visits;
  const rows = await readRows(rest);
  console.log(
    `${what}: ${sent.length} called sent, ${failures.length} called failed, ` +
      `${repeated()} sent again, ${rows.length} rows`,
  );
  expect(rows.map(({ message }) => message).sort()).toEqual([...sent].sort());
}

/** An embedded backend for the test that is running, which takes any number of messages. */
async function startEmbedded() {
  const backend = createEmbeddedBackend({ dataDir: await freshDataDir(true) });
  onTestFinished(() => backend.close());
  backend.start();
  await backend.stack();
  return backend;
}

/** Serves a site for the test that is running. */
async function serve(backend: RestBackend): Promise<string> {
  const site = await startSiteServer({ distDir: builtSite(freshFolder()), backend });
  onTestFinished(() => site.close());
  return site.url;
}

describe('every message reported as sent is there once, and no other, when', () => {
  test('PostgREST is killed in mid-stream, again and again', async () => {
    const backend = await startEmbedded();
    const url = await serve(backend);
    const visits = startVisits(url, { visitors: 8, messages: 20 });
    for (const count of [20, 60, 100]) {
      await visits.reached(count);
      process.kill((await backend.stack()).restPid, 'SIGKILL');
    }
    await visits.done;
    expect(visits.failures.length).toBeGreaterThan(0);
    await expectEachOnce('PostgREST killed', visits, await backend.stack());
  });

  test('the site is killed with its Postgres during inserts, and started again', async () => {
    const dataDir = await freshDataDir(true);
    const place = await makeSitePlace(dataDir);
    let site = place.start();
    const visits = startVisits(place.url, { visitors: 8, messages: 15 });
    for (const count of [20, 60]) {
      await visits.reached(count);
      site.child.kill('SIGKILL');
      await site.ended;
      site = place.start();
    }
    await visits.done;
    await expectEachOnce('Embedded Postgres killed', visits, await restOn(dataDir));
  });

  // A server that was given to the tests is not theirs to kill.
  test.runIf(inject('nativePostgres') && !process.env.DATABASE_URL)(
    'a native Postgres loses its sessions, crashes and is killed during inserts',
    async () => {
      const server = await startServer();
      onTestFinished(server.stop);
      const native = await startNative(await makeTemplate(server.url), { unlimited: true });
      onTestFinished(native.close);
      const url = await serve({ stack: async () => native });
      const sessions = `from pg_stat_activity where usename = 'authenticator'`;
      const visits = startVisits(url, { visitors: 8, messages: 20 });

      await visits.reached(20);
      await runAsSuperuser(native.databaseUrl, `select pg_terminate_backend(pid) ${sessions}`);

      // Postgres restarts itself when a session dies in a way that may have broken shared memory.
      await visits.reached(60);
      const [session] = await runAsSuperuser(native.databaseUrl, `select pid ${sessions} limit 1`);
      process.kill(Number(session?.pid), 'SIGKILL');

      await visits.reached(100);
      const [postmaster] = readFileSync(join(server.dataDir, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(postmaster), 'SIGKILL');
      // The sessions that it left behind have to end first.
      await vi.waitFor(server.restart, { timeout: 120_000, interval: 100 });

      await visits.done;
      expect(visits.failures.length).toBeGreaterThan(0);
      await expectEachOnce('Native Postgres killed', visits, native);
    },
  );

  test('answers come late or cut, and requests come twice or cut', async () => {
    const backend = await startEmbedded();
    const proxy = await startFaultyProxy(await serve(backend));
    const visits = startVisits(proxy.url, { visitors: 8, messages: 2 * faults.length });
    proxy.giveUp = (body) => visits.giveUp(JSON.parse(body).message);
    await visits.done;
    expect(visits.repeated()).toBeGreaterThan(visits.sent.length / 2);
    await expectEachOnce('Faulty connection', visits, await backend.stack());
  });
});

describe.runIf(process.platform === 'linux')('a disk that refuses writes', () => {
  const send = (url: string) =>
    sendOnce(openClient(url), contactRow({ message: 'Sent while nothing can be written' }));

  test('while the site runs is reported to visitors, and messages arrive once there is room again', async () => {
    const dataDir = await freshDataDir(true);
    const place = await makeSitePlace(dataDir);
    const site = place.start();
    const visits = startVisits(place.url, { visitors: 8, messages: 5 });
    await visits.reached(15);
    setDisk(site, 'refuses');
    await site.line(/^the database has failed \(could not write .*: File too large\)/);
    await site.line(/^contact form is off: the data folder .* cannot be used \(EFBIG\)/);
    expect(await send(place.url)).toBe('503 data-dir-unusable');
    expect((await fetch(place.url)).status).toBe(200);

    setDisk(site, 'takes');
    await visits.done;
    await expectEachOnce('Disk full', visits, await restOn(dataDir));
  });
});
