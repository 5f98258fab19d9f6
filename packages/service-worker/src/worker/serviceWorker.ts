import { lookForSite } from '../messages';
import { hashedFilesUrl, type KnownFile, knownFiles, offlineUrl, workshopUrl } from './build';
import { dropOutdated } from './dropOutdated';
import { forgetFailedUpdate, giveWayIfOutdated } from './giveWay';
import { keep, keepBuild } from './keep';
import { cachePrefix } from './leave';

declare const self: ServiceWorkerGlobalScope;

/** The same in all builds: pages of the previous build find their files here. */
const cacheName = `${cachePrefix}-precache-v2-${self.registration.scope}`;

const openCache = () => caches.open(cacheName);

/** A file of this build; or, by its name, a file of the previous build for its pages. */
async function findKept(url: string, file: KnownFile | undefined) {
  if (file) return caches.match(file.key, { cacheName });
  if (!url.startsWith(hashedFilesUrl)) return undefined;
  return caches.match(url, { cacheName, ignoreSearch: true, ignoreVary: true });
}

/** Keeps a file that a page uses for the first time, unless the device is full or the worker has left. */
async function keepIfPossible(file: KnownFile, answer: Response) {
  if (await caches.has(cacheName)) await keep(await openCache(), file, answer);
}

async function answerWith(event: FetchEvent, file: KnownFile | undefined): Promise<Response> {
  const { request } = event;
  const kept = await findKept(request.url, file).catch(() => undefined);
  if (kept) return kept;
  try {
    const answer = await fetch(request);
    if (file && answer.status === 200)
      event.waitUntil(keepIfPossible(file, answer.clone()).catch(() => undefined));
    return answer;
  } catch {
    const page = request.mode === 'navigate' && knownFiles.get(offlineUrl);
    return (page && (await findKept(page.url, page))) || Response.error();
  }
}

// Everything else goes to the network as if there were no worker: messages, other origins, the
// workshop.
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  // A category in the address doesn't make another page.
  const file = knownFiles.get(origin + pathname);
  const isPage = mode === 'navigate' && !url.startsWith(workshopUrl);
  if (file || isPage || url.startsWith(hashedFilesUrl)) event.respondWith(answerWith(event, file));
});

self.addEventListener('install', (event) => {
  // Pages of the previous build continue with its files, which stay (`dropOutdated`).
  self.skipWaiting();
  event.waitUntil(openCache().then(keepBuild));
});

self.addEventListener('activate', (event) => {
  const current = new Set(Array.from(knownFiles.values(), ({ key }) => key));
  const takeOver = async () => {
    const cache = await openCache();
    await forgetFailedUpdate(cache);
    await dropOutdated(cache, current);
    await self.clients.claim();
  };
  event.waitUntil(takeOver());
});

self.addEventListener('message', (event) => {
  if (event.data === lookForSite) event.waitUntil(openCache().then(giveWayIfOutdated));
});
