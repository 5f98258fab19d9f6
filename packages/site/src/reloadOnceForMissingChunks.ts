import type { createBrowserRouter } from 'react-router-dom';
import { isReachable, UnreachableError } from './reachable';

const storageKey = 'portfolio:reloaded-for';

let router: ReturnType<typeof createBrowserRouter> | undefined;

/** Whether the browser has not been sent to this address for the same reason already. */
function isFirstTime(href: string) {
  try {
    if (sessionStorage.getItem(storageKey) === href) return false;
    sessionStorage.setItem(storageKey, href);
    return true;
  } catch {
    // Without storage nothing could stop an endless reload.
    return false;
  }
}

/** Lets {@link reloadOnceForMissingChunks} know where the visitor is going. */
export function watchNavigation(watched: ReturnType<typeof createBrowserRouter>) {
  router = watched;
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
 * After a deploy, a page that is still open asks for chunks that are gone. The new deploy's document
 * names the right ones, so the browser loads the page that was asked for anew, once. If that does not
 * help, the error screen shows. It also shows where that document can't be had: the browser would put
 * its own error page in the place of the site.
 * @param error why the code of the page that the visitor is going to could not be loaded
 * @throws UnreachableError where the site is out of reach, otherwise `error`
 */
export async function reloadOnceForMissingChunks(error: unknown): Promise<never> {
  const location = router?.state.navigation.location;
  if (!router || !location) throw error;
  const href = router.createHref(location);
  if (!(await isReachable(href))) {
    throw new UnreachableError(`${href} cannot be reached.`, { cause: error });
  }
  // The visitor may have gone elsewhere meanwhile.
  if (router.state.navigation.location !== location || !isFirstTime(href)) throw error;
  window.location.assign(href);
  // The browser is on its way to a new document, and there is nothing to show until then.
  return new Promise<never>(() => undefined);
}
