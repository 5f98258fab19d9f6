import { leave } from './leave';

declare const self: ServiceWorkerGlobalScope;

/**
 * Takes the place of a service worker that visitors still have, and removes it together with all that it has
 * kept. Pages that are open stay as they are.
 */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
