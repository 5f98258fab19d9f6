declare const self: ServiceWorkerGlobalScope;

/** How the names of the site's caches begin. They end with the worker's scope. */
export const cachePrefix = 'portfolio';

/** Other sites on the same origin have caches of their own, and so has this one at another path. */
const isOwn = (name: string) =>
  name.startsWith(`${cachePrefix}-`) && name.endsWith(`-${self.registration.scope}`);

/** Deletes what the worker has kept, and the worker: the next document comes from the network. */
export async function leave(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(isOwn).map((name) => caches.delete(name)));
  await self.registration.unregister();
}

/**
 * Leaves where the site is gone or has moved. Browsers keep a worker whose script can't be found, which would
 * show the old site for ever. A server that fails isn't a reason, nor is a missing connection.
 */
export async function leaveIfSiteIsGone(): Promise<void> {
  const answer = await fetch(self.location.href, { method: 'HEAD', cache: 'no-store' }).catch(
    () => undefined,
  );
  if (!answer) return;
  const { status, ok, redirected, headers } = answer;
  // Some hosts answer an unknown address with a page.
  const isPage = ok && /html/.test(headers.get('content-type') ?? '');
  if (status === 404 || status === 410 || redirected || isPage) await leave();
}
