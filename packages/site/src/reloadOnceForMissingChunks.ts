import type { createBrowserRouter } from 'react-router-dom';

const storageKey = 'portfolio:reloaded-for';

/**
 * After a deploy, a page that is still open asks for chunks that are gone. The new deploy's document
 * names the right ones, so the browser loads the page that was asked for anew, once. If that does not
 * help, the error screen shows. Only a visitor on the way to another page is taken to a new document:
 * a deferred part of the page that is open stays as it was written, and what was typed stays there.
 */
export function reloadOnceForMissingChunks(router: ReturnType<typeof createBrowserRouter>) {
  window.addEventListener('vite:preloadError', (event) => {
    const { location } = router.state.navigation;
    if (!location) return;
    const href = router.createHref(location);
    try {
      if (sessionStorage.getItem(storageKey) === href) return;
      sessionStorage.setItem(storageKey, href);
    } catch {
      // Without storage nothing could stop an endless reload.
      return;
    }
    event.preventDefault();
    window.location.assign(href);
  });
  // A page that came through may be reloaded again after a later deploy.
  router.subscribe(({ navigation, errors }) => {
    if (navigation.state !== 'idle' || errors) return;
    try {
      sessionStorage.removeItem(storageKey);
    } catch {
      // Nothing was stored.
    }
  });
}

/**
 * Vite gives `undefined` for a chunk that is gone when `reloadOnceForMissingChunks` has taken over:
 * the browser is on its way to a new document, and there is nothing to show until then.
 */
export const orNeverWhenReloading = async <T>(module: Promise<T | undefined>) =>
  (await module) ?? new Promise<never>(() => undefined);
