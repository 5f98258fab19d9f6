import { leave } from './leave';

declare const self: ServiceWorkerGlobalScope;

/**
 * Replaces a service worker that visitors still have, and removes it together with its caches. Pages that
 * are open stay as they are.
 */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
