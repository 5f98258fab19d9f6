import { whenIdle } from '@portfolio/ui/whenIdle';

/** The time from the page's load until the site is kept for offline use: nobody waits for that. */
const startAfterMs = 5000;

/** Loaded when nobody waits for it. */
let registration: typeof import('./registration') | undefined;
let isReplaced = false;
let isWriting = false;

/** Looks for a new build, unless there is one: yet another would delete the files of this page. */
const lookForUpdate = () => {
  if (!isReplaced) registration?.lookForUpdate();
};

/** The browser's service workers, if there are any: only in a secure context, and not in a sandboxed frame. */
function findServiceWorkers() {
  try {
    return navigator.serviceWorker as ServiceWorkerContainer | undefined;
  } catch {
    // A sandboxed frame may not even look for them.
    return undefined;
  }
}

/**
 * Registers the service worker when the browser has nothing else to do. Not for visitors who save data.
 * @param file the path of its script on the host
 */
export function startServiceWorker(file: string) {
  const serviceWorker = findServiceWorkers();
  if (!serviceWorker) return;
  // Until a language has a worker of its own, that of the site around it answers.
  const isOwn = () => serviceWorker.controller?.scriptURL === location.origin + file;
  let hasWorker = isOwn();
  if (!hasWorker && navigator.connection?.saveData) return;

  const register = async () => {
    await new Promise<void>(whenIdle);
    registration = await import('./registration');
    await registration.register(file, { isFirstVisit: !hasWorker });
  };
  const start = () =>
    // If the browser forbids storage, the site works without a worker.
    setTimeout(() => register().catch(() => undefined), hasWorker ? 0 : startAfterMs);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });

  serviceWorker.addEventListener('controllerchange', () => {
    if (!isOwn()) return;
    if (!hasWorker) registration?.keepWhatIsUsed();
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
 * then, this page continues with its own files, which that worker keeps.
 */
export function isUpdateDue(): boolean {
  lookForUpdate();
  return isReplaced && !isWriting;
}
