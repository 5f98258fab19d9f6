import { idle } from '../scheduling';
import { lookForSite } from './messages';

/** How long after the page has loaded the site is kept for offline use: nobody waits for that. */
const startAfterMs = 5000;

/** How often a page that stays open looks for a new build. */
const lookEveryMs = 3_600_000;

let registration: ServiceWorkerRegistration | undefined;
let lookedAt = 0;
let isReplaced = false;
let isWriting = false;

/** Looks for a new build, which shows when the visitor goes to another page. */
function lookForUpdate() {
  const isTooSoon = Date.now() - lookedAt < lookEveryMs;
  // Yet another build would delete the files of this page.
  if (!registration || isTooSoon || isReplaced || !navigator.onLine) return;
  lookedAt = Date.now();
  const { active } = registration;
  registration.update().catch(() => active?.postMessage(lookForSite));
}

/**
 * Shows the worker what this page has used before there was one, such as its size of the portrait. It comes from
 * the browser's own cache.
 */
function keepWhatIsUsed() {
  const assets = `${window.location.origin}${import.meta.env.BASE_URL}assets/`;
  for (const { name } of performance.getEntriesByType('resource')) {
    if (!name.startsWith(assets)) continue;
    // Read to its end: an answer that nobody reads keeps the worker busy, and no other can take over.
    fetch(name)
      .then((answer) => answer.blob())
      .catch(() => undefined);
  }
}

/**
 * Registers the service worker, which keeps the whole site on the visitor's device, when the browser has
 * nothing else to do. Not while developing, and not for visitors who save data.
 */
export function startServiceWorker() {
  const { serviceWorker, connection } = navigator;
  const file = import.meta.env.SERVICE_WORKER;
  // Only in a secure context.
  if (!file || !serviceWorker) return;
  let hasWorker = serviceWorker.controller !== null;
  if (!hasWorker && connection?.saveData) return;

  const register = async () => {
    const isFirstVisit = !hasWorker;
    registration = await serviceWorker.register(file);
    if (isFirstVisit) lookedAt = Date.now();
    lookForUpdate();
  };
  const start = () =>
    setTimeout(
      // Where the browser forbids storage, the site works as without a worker.
      () =>
        idle()
          .then(register)
          .catch(() => undefined),
      hasWorker ? 0 : startAfterMs,
    );
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });

  serviceWorker.addEventListener('controllerchange', () => {
    if (!hasWorker) keepWhatIsUsed();
    isReplaced = hasWorker;
    hasWorker = true;
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) lookForUpdate();
  });
}

/** Keeps the present build while the visitor is writing something, which a new document might lose. */
export function holdUpdates(hold: boolean) {
  isWriting = hold;
}

/**
 * Whether the next page should come as a new document, because the worker of a new build has taken over. Until
 * then, this page goes on with its own files, which that worker keeps.
 */
export function isUpdateDue(): boolean {
  // Node has no `navigator` before version 21.
  if (import.meta.env.SSR) return false;
  lookForUpdate();
  return isReplaced && !isWriting;
}
