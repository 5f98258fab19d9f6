import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { replaceFolder } from '@portfolio/publish/build/wholeFolder';
import { openBuiltSite } from '@portfolio/publish/serve/builtSite';
import { listen, stopListening } from '@portfolio/publish/serve/listen';
import { answer } from '@portfolio/publish/serve/staticSite';
import { BUILT } from './builtScripts';
import { test as base, expect, openHydrated } from './test';

/** Longer than a page waits before it registers the worker, in milliseconds. */
const UNTIL_REGISTERED_MS = 10_000;

/** An answer of the network instead of a file, such as a login page. */
export interface WrongAnswer {
  /** @default 200 */
  status?: number;
  headers: OutgoingHttpHeaders;
  body?: string;
}

/** A login page, delivered with the same success as the requested file. */
export const loginPage: WrongAnswer = {
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: '<!doctype html><title>Log in</title><h1>Welcome to our café</h1>',
};

/** The site, served for one test. */
export interface OwnSite {
  /** The address of the first page, with a slash at the end. */
  url: string;
  /** Replaces the present build with another build or folder. */
  publish(folder: string): Promise<void>;
  /**
   * Lets the network answer differently from now on; `undefined` ends that.
   * @param change its answer at a path, from the site's origin; `undefined` if the site answers
   */
  disturb(change: ((path: string) => WrongAnswer | undefined) | undefined): void;
  /** Ends the server: requests get no answer. */
  close(): Promise<void>;
}

/** Serves a copy of a build. */
async function serveCopy(folder: string): Promise<OwnSite> {
  const temporary = mkdtempSync(join(tmpdir(), 'portfolio-worker-'));
  const distDir = join(temporary, 'dist');
  cpSync(folder, distDir, { recursive: true });
  const site = openBuiltSite(distDir);
  let disturbance: Parameters<OwnSite['disturb']>[0];
  const server = createServer((request, response) => {
    const wrong = disturbance?.(request.url ?? '/');
    if (wrong) response.writeHead(wrong.status ?? 200, wrong.headers).end(wrong.body);
    else answer(request, response, site(), { localServiceWorker: true });
  });
  const origin = await listen(server, { host: '127.0.0.1', port: 0 });
  let isClosed = false;
  return {
    url: origin + site().base,
    disturb(change) {
      disturbance = change;
    },
    async publish(next) {
      const staging = join(temporary, 'next');
      cpSync(next, staging, { recursive: true });
      await replaceFolder(staging, distDir);
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      await stopListening(server);
      rmSync(temporary, { recursive: true, force: true });
    },
  };
}

interface Fixtures {
  /** The folder of the build that is served at first. */
  folder: string;
  site: OwnSite;
}

/** The test function on a site of each test's own, whose service worker browsers may keep. */
export const test = base.extend<Fixtures>({
  folder: [BUILT, { option: true }],
  site: async ({ folder }, use) => {
    const site = await serveCopy(folder);
    await use(site);
    await site.close();
  },
  baseURL: ({ site }, use) => use(site.url),
  serviceWorkers: 'allow',
});

/** Lets the time pass until the page has registered the worker. Its clock must be installed. */
export async function passUntilRegistered(page: Page) {
  await page.clock.runFor(UNTIL_REGISTERED_MS);
  await page.clock.resume();
}

/** Opens a page for the first time, and waits until the worker has kept the site. */
export async function visit(page: Page, path: string) {
  await page.clock.install();
  await openHydrated(page, path);
  await passUntilRegistered(page);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
}

/** Looks for a new build, as browsers do with each document, and waits until its worker has taken over. */
export async function findUpdate(page: Page) {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const takenOver = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    await registration.update();
    await takenOver;
  });
}

/**
 * Looks for a new build, and waits for the fate of its worker: `installed`, or `redundant` if it couldn't be
 * installed. `none` if the browser refuses the script.
 */
export const tryUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const ended = new Promise<string>((resolve) => {
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing;
        worker?.addEventListener('statechange', () => resolve(worker.state), { once: true });
      });
    });
    return registration.update().then(
      () => ended,
      () => 'none',
    );
  });

/** How many service workers the browser has for the site, and the names of its caches. */
export const keptBy = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));

/** The addresses of all entries in the caches. */
export const cachedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => url);
  });
