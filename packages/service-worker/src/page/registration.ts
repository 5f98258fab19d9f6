import { lookForSite } from '../messages';

/** How often a page that stays open looks for a new build. */
const lookEveryMs = 3_600_000;

let registration: ServiceWorkerRegistration | undefined;
let lookedAt = 0;

const reportFailure = () => registration?.active?.postMessage(lookForSite);

/** Notices when the next build can't be installed: its worker is given up before it is ready. */
function watchInstallation() {
  const worker = registration?.installing;
  const noticeEnd = () => worker?.state === 'redundant' && reportFailure();
  worker?.addEventListener('statechange', noticeEnd, { once: true });
}

/** Looks for a new build, at most once an hour; it shows when the visitor goes to another page. */
export function lookForUpdate() {
  const isTooSoon = Date.now() - lookedAt < lookEveryMs;
  if (!registration || isTooSoon || !navigator.onLine) return;
  lookedAt = Date.now();
  registration.update().catch(reportFailure);
}

/**
 * Registers the service worker, which keeps the whole site on the visitor's device.
 * @param file the address of its script
 * @param visit whether it is the first one, which has just got the whole site
 * @throws where the browser forbids storage
 */
export async function register(file: string, { isFirstVisit }: { isFirstVisit: boolean }) {
  registration = await navigator.serviceWorker.register(file);
  registration.addEventListener('updatefound', watchInstallation);
  if (isFirstVisit) lookedAt = Date.now();
  lookForUpdate();
}

/**
 * Passes to the worker the files that this page used before there was one, such as its size of the portrait.
 * They come from the browser's own cache.
 */
export async function keepWhatIsUsed() {
  if (!registration) return;
  const assets = new URL('assets/', registration.scope).href;
  for (const { name } of performance.getEntriesByType('resource')) {
    if (!name.startsWith(assets)) continue;
    // One after the other: together they take the main thread of a phone for 30 to 100 ms. Each is read to its end, as
    // an answer that nobody reads keeps the worker busy, and no other worker can take over.
    await fetch(name)
      .then((answer) => answer.blob())
      .catch(() => undefined);
  }
}
