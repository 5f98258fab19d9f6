import { base, knownFiles } from './build';
import { isFile } from './keep';
import { leave } from './leave';

declare const self: ServiceWorkerGlobalScope;

/**
 * How long an update may fail while the network has a newer site, in milliseconds. A connection that comes and goes or a
 * deploy that is under way doesn't last a day.
 */
const patienceMs = 86_400_000;

/** The address in the cache of the time at which an update first failed. Nothing else has this address. */
const failedSinceUrl = new URL('update-failed-since', base).href;

const ask = (url: string) => fetch(url, { cache: 'no-store' }).catch(() => undefined);

/** Forgets that an update has failed: another build has taken over. */
export const forgetFailedUpdate = (cache: Cache) => cache.delete(failedSinceUrl);

/**
 * Whether the address of the worker's script answers with something else for good: the site has left, or its host serves
 * scripts in a way that no browser accepts. Some hosts answer an unknown address with a page.
 */
function isNoScript({ status, ok, redirected, headers }: Response): boolean {
  const isScript = /(?:java|ecma)script/i.test(headers.get('content-type') ?? '');
  return status === 404 || status === 410 || redirected || (ok && !isScript);
}

/** Whether the network has another first page than this build. Not if it has none, as when a server fails. */
async function isOutdated(): Promise<boolean> {
  const page = await ask(base);
  const file = knownFiles.get(base);
  return Boolean(page?.ok && !(file && (await isFile(file, page))));
}

/**
 * After an update that failed: lets the network take over if this build would otherwise be shown for ever. Browsers
 * keep a worker whose script they can't update, or whose next build they can't install. Without a connection, or if the
 * server fails, the worker stays.
 */
export async function giveWayIfOutdated(cache: Cache): Promise<void> {
  const script = await ask(self.location.href);
  if (!script) return;
  if (isNoScript(script)) return leave();
  if (!(await isOutdated())) return;
  const since = Number(await (await cache.match(failedSinceUrl))?.text());
  if (!since) await cache.put(failedSinceUrl, new Response(String(Date.now())));
  else if (Date.now() - since > patienceMs) await leave();
}
