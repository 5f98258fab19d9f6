import '@portfolio/ui/global';
import type { PageName } from '@portfolio/data/pages';
import { useHydrated } from '@portfolio/ui/useHydrated';
import { StrictMode, startTransition, useEffect } from 'react';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { basePath } from './basePath';
import { replayEarlyClick } from './deferred/earlyClick';
import { firstInteraction } from './deferred/firstInteraction';
import { takeOwnAddress } from './document/ownAddress';
import { loadPage, prefetchPages } from './pageModules';
import { routes } from './routes';
import { nextTask } from './scheduling';
import { startServiceWorker } from './serviceWorker/updates';

/** The page at the address that the document was asked for. */
const firstPage = () => matchRoutes(routes, window.location, basePath)?.at(-1)?.route.id;

/**
 * The router keeps a scroll position for each key of the history, but gives none to the entry that a
 * document begins with: those would share one, and a new document would open where another was left. With its
 * number too, the router doesn't write the entry once more.
 */
function nameFirstEntry() {
  if (history.state?.key) return;
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ idx: 0, ...history.state, key }, '');
}

function Application({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (!isHydrated) return;
    document.documentElement.dataset.hydrated = '';
    replayEarlyClick(document.body);
    firstInteraction().then(prefetchPages);
  }, [isHydrated]);
  return <RouterProvider router={router} />;
}

/** Waits for the script that shows what comes after the paint; the start script has asked for it already. */
const wholeStylesheet = () =>
  import('./document/lateStyles').then(
    (lateStyles) => lateStyles.wholeStylesheet(),
    // Without that script, the stylesheets hold as soon as they have come.
    () => {
      for (const link of document.querySelectorAll('link[media]')) link.removeAttribute('media');
    },
  );

async function start() {
  if (!takeOwnAddress(firstPage() !== undefined)) return;
  const page = firstPage() as PageName | undefined;
  // Its module must be there before hydration, or its markup would be thrown away.
  await (page && loadPage(page));
  await nextTask();
  // The largest part by far, and nothing before this needs it.
  const { hydrateRoot } = await import('./reactDom');
  await wholeStylesheet();
  await nextTask();
  nameFirstEntry();
  const router = createBrowserRouter(routes, {
    basename: basePath,
    // The page is rendered already, and stays where the visitor has scrolled to.
    hydrationData: { loaderData: page ? { [page]: null } : {} },
  });
  await nextTask();
  // In slices: in a transition, React lets the browser answer every five milliseconds.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <StrictMode>
        <Application router={router} />
      </StrictMode>,
    );
  });
  startServiceWorker();
}

start().catch((error) => {
  console.error('The application could not start; the page works as a plain document.', error);
  // The start script no longer keeps forms for it.
  dispatchEvent(new Event('portfolio:failed'));
});
