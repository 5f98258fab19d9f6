import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createEmbeddedBackend, type EmbeddedBackend } from '@portfolio/backend/embeddedBackend';
import { startSiteServer } from '@portfolio/publish/serve/siteServer';
import { readRows } from '../../database/support/rest.ts';
import {
  failure,
  field,
  fill,
  formStatus,
  insertCall,
  PERSON_MS,
  sendButton,
  sender,
  thanks,
  unique,
} from '../contactPage';
import { test as base, expect } from '../test';

/** A site whose backend is this test file's own, which the other tests do not notice the end of. */
interface OwnSite {
  url: string;
  dataDir: string;
  backend: EmbeddedBackend;
}

async function startBackend(dataDir: string): Promise<EmbeddedBackend> {
  const backend = createEmbeddedBackend({ dataDir });
  backend.start();
  await backend.stack();
  return backend;
}

const test = base.extend<object, { ownSite: OwnSite }>({
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'portfolio-faults-'));
      const ownSite = { url: '', dataDir, backend: await startBackend(dataDir) };
      const site = await startSiteServer({ backend: { stack: () => ownSite.backend.stack() } });
      await use(Object.assign(ownSite, { url: site.url }));
      await site.close();
      await ownSite.backend.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ ownSite }, use) => use(ownSite.url),
});

// They end with a count.
test.describe.configure({ mode: 'serial' });

/** What the page has called sent. */
const sent: string[] = [];

async function openWritten(page: Page, message: string) {
  await page.clock.install();
  await page.goto('/contact');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.clock.fastForward(PERSON_MS);
  await fill(page, { ...sender, Message: message });
}

/** Sends until the page says that the message has gone. */
async function sendAgain(page: Page, message: string) {
  await expect(formStatus(page)).toContainText(failure);
  await expect(field(page, 'Message')).toHaveValue(message);
  await sendButton(page).click();
  await expect(formStatus(page)).toHaveText(thanks);
  sent.push(message);
}

test('PostgREST is killed with a message in its hands: it goes the next time', async ({
  page,
  problems,
  ownSite,
}) => {
  const message = unique('While PostgREST dies');
  await openWritten(page, message);
  const pid = (await ownSite.backend.stack()).restPid;
  process.kill(pid, 'SIGSTOP');
  const asked = page.waitForRequest(insertCall);
  await sendButton(page).click();
  await asked;
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  process.kill(pid, 'SIGKILL');
  await sendAgain(page, message);
  expect(problems.join()).toContain('The message could not be sent.');
  problems.length = 0;
});

test('the whole backend stops with a message on its way: it goes when the backend is back', async ({
  page,
  problems,
  ownSite,
}) => {
  const message = unique('While everything stops');
  await openWritten(page, message);
  process.kill((await ownSite.backend.stack()).restPid, 'SIGSTOP');
  const asked = page.waitForRequest(insertCall);
  await sendButton(page).click();
  await asked;
  await ownSite.backend.close();
  await expect(formStatus(page)).toContainText(failure);
  ownSite.backend = await startBackend(ownSite.dataDir);
  await sendAgain(page, message);
  problems.length = 0;
});

test('the backend stores a message and dies before it says so: sent again, it is there once', async ({
  page,
  problems,
  ownSite,
}) => {
  const message = unique('While the answer is lost');
  await openWritten(page, message);
  await page.route(insertCall, async (route) => {
    await route.fetch();
    process.kill((await ownSite.backend.stack()).restPid, 'SIGKILL');
    await route.abort('connectionreset');
  });
  await sendButton(page).click();
  await expect(formStatus(page)).toContainText(failure);
  await page.unroute(insertCall);
  await sendAgain(page, message);
  problems.length = 0;
});

test('what the page called sent is in the table, each once, and nothing else', async ({
  ownSite,
}) => {
  const rows = (await readRows(await ownSite.backend.stack())).map(({ message }) => message);
  console.log(`${sent.length} messages called sent, ${rows.length} rows`);
  expect(sent).toHaveLength(3);
  expect(rows.sort()).toEqual(sent.sort());
});
