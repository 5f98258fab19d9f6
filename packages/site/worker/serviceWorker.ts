import { setCacheNameDetails } from 'workbox-core/setCacheNameDetails.js';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { PrecacheRoute } from 'workbox-precaching/PrecacheRoute.js';
import { Route } from 'workbox-routing/Route.js';
import { Router } from 'workbox-routing/Router.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { lookForSite } from '../src/serviceWorker/messages';
import { dropOutdated } from './dropOutdated';
import { cachePrefix, leaveIfSiteIsGone } from './leave';

declare const self: ServiceWorkerGlobalScope;

/** Set by the build (`serviceWorker.ts` of the package `publish`). Addresses are relative to the worker's. */
declare const siteBuild: {
  /** What is kept from the start; the SHA-256 of a file whose name doesn't change with what is in it. */
  files: readonly [url: string, hash?: string][];
  /** The page for what can't be had. */
  offlinePage: string;
  /** The folder of files whose names change with what is in them. */
  hashedFiles: string;
  /** A folder beside the site, for the workshop. */
  workshop: string;
};

// Once: the build writes the constant wherever it is named.
const { files, offlinePage, hashedFiles, workshop } = siteBuild;

const { scope } = self.registration;
const isIn = (folder: string, url: URL) => url.href.startsWith(new URL(folder, scope).href);

setCacheNameDetails({ prefix: cachePrefix });

const precache = new PrecacheController({ fallbackToNetwork: false });
const { strategy } = precache;

precache.addToCacheList(
  files.map(([url, hash]) =>
    // A file of another build, which a host may still have, fails the installation: builds are never mixed.
    hash ? { url, revision: hash, integrity: `sha256-${hash}` } : { url, revision: null },
  ),
);

async function networkOrOfflinePage({ request }: Pick<RouteHandlerCallbackOptions, 'request'>) {
  try {
    return await fetch(request);
  } catch {
    const page = request.mode === 'navigate' && (await precache.matchPrecache(offlinePage));
    return page || Response.error();
  }
}

const router = new Router();
router.registerRoute(
  new PrecacheRoute(precache, {
    cleanURLs: false,
    directoryIndex: '',
    // What an address chooses on a page is for the page's script.
    ignoreURLParametersMatching: [/^/],
  }),
);
// Sizes of the portrait, once a page has used them; and scripts of pages of the former build.
router.registerRoute(
  new Route(({ url }) => isIn(hashedFiles, url), new CacheFirst({ cacheName: strategy.cacheName })),
);
router.registerRoute(
  new Route(
    ({ request, url, sameOrigin }) =>
      request.mode === 'navigate' && sameOrigin && !isIn(workshop, url),
    networkOrOfflinePage,
  ),
);
router.setCatchHandler(networkOrOfflinePage);
// All else goes its way as if there were no worker: messages, other origins, the workshop.
router.addFetchListener();

self.addEventListener('install', (event) => {
  // Pages of the former build go on with its files, which stay (`dropOutdated`).
  self.skipWaiting();
  void precache.install(event);
});

self.addEventListener('activate', (event) => {
  const current = new Set(precache.getURLsToCacheKeys().values());
  const takeOver = async () => {
    await dropOutdated(await caches.open(strategy.cacheName), current);
    await self.clients.claim();
  };
  event.waitUntil(takeOver());
});

self.addEventListener('message', (event) => {
  if (event.data === lookForSite) event.waitUntil(leaveIfSiteIsGone());
});
