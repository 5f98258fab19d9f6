import '@portfolio/ui/global';
import { useHydrated } from '@portfolio/ui/useHydrated';
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { basePath, takeOwnAddress } from './addresses';
import { keepThroughRecovery } from './document/recovery';
import { interactions, reportStart } from './document/start';
import { loadPage, prefetchPages } from './pageModules';
import { routes } from './routes';

/** The page at the address of the document. */
const firstPage = () => matchRoutes(routes, window.location, basePath)?.at(-1)?.route.id;

/**
 * The router keeps a scroll position for each key of the history, but the entry that a document begins with
 * has no key. All such entries would share one position, and a new document would open where another was
 * left. With its number too, the router doesn't write the entry once more.
 */
function nameFirstEntry() {
  if (history.state?.key) return;
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ idx: 0, ...history.state, key }, '');
}

/**
 * Gets the other pages ready when the visitor uses this one. Not by `navigator.userActivation`, which tools such as
 * Lighthouse set by themselves.
 */
function prefetchOnInteraction() {
  const waiting = new AbortController();
  const prefetch = () => {
    waiting.abort();
    prefetchPages();
  };
  const options = { capture: true, passive: true, signal: waiting.signal };
  for (const name of interactions) addEventListener(name, prefetch, options);
}

function Application({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (!isHydrated) return;
    document.documentElement.dataset.hydrated = '';
    reportStart('hydrated');
    prefetchOnInteraction();
  }, [isHydrated]);
  return <RouterProvider router={router} />;
}

async function start() {
  if (!takeOwnAddress(firstPage() !== undefined)) return;
  const page = firstPage();
  // Its module must be there before hydration, or its markup would be thrown away.
  await (page && loadPage(page));
  nameFirstEntry();
  const router = createBrowserRouter(routes, {
    basename: basePath,
    // The page is rendered already, and stays where the visitor has scrolled to.
    hydrationData: { loaderData: page ? { [page]: null } : {} },
  });
  reportStart('hydrating');
  const root = document.getElementById('root') as HTMLElement;
  const handOver = keepThroughRecovery(root);
  // In a transition, React lets the browser answer every five milliseconds.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <Application router={router} />
      </StrictMode>,
      {
        onRecoverableError(error) {
          handOver();
          console.error('Something has changed this page: a part of it was rendered again.', error);
        },
      },
    );
  });
}

start().catch((error) => {
  console.error('The application could not start; the page works as a plain document.', error);
  reportStart('failed');
});
