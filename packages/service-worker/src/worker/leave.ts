declare const self: ServiceWorkerGlobalScope;

/** How the names of the site's caches begin. They end with the worker's scope. */
export const cachePrefix = 'portfolio';

/** Other sites on the same origin have caches of their own, and so has this one at another path. */
const isOwn = (name: string) =>
  name.startsWith(`${cachePrefix}-`) && name.endsWith(`-${self.registration.scope}`);

/** Deletes the worker's caches, and the worker: the next document comes from the network. */
export async function leave(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(isOwn).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
