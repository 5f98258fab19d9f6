import '@portfolio/ui/global';
import 'virtual:content/look.css';
import { ErrorBoundary } from '@portfolio/ui/ErrorBoundary';
import { useHydrated } from '@portfolio/ui/useHydrated';
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { keepInput } from './document/recovery';
import { interactions, reportStart } from './document/start';
import { PlainError } from './pages/error/PlainError';
import { routes } from './routes';
import { basePath, restoreCanonicalAddress } from './routing/addresses';
import { loadPage, prefetchPages } from './routing/pageModules';

/** The route id of the page at the document's address. */
const firstPage = () => matchRoutes(routes, window.location, basePath)?.at(-1)?.route.id;

/**
 * The router keeps a scroll position for each key of the history, but the first entry of a document has no key. All
 * such entries would share one position, and a new document would open where another one was left. The entry also gets
 * a number, so that the router doesn't write it again.
 */
function addKeyToFirstEntry() {
  if (history.state?.key) return;
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ idx: 0, ...history.state, key }, '');
}

/**
 * Fetches the other pages once the visitor uses this one. It doesn't use `navigator.userActivation`, because tools such
 * as Lighthouse set that themselves.
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
  if (!restoreCanonicalAddress(firstPage() !== undefined)) return;
  const page = firstPage();
  // The page's module must be there before hydration, or React would throw away the page's markup.
  await (page && loadPage(page));
  addKeyToFirstEntry();
  const router = createBrowserRouter(routes, {
    basename: basePath,
    // The page is already rendered, and stays where the visitor has scrolled to.
    hydrationData: { loaderData: page ? { [page]: null } : {} },
  });
  // Here, because the development server has no script in its documents.
  delete document.documentElement.dataset.plain;
  reportStart('hydrating');
  const root = document.getElementById('root') as HTMLElement;
  const transferInput = keepInput(root);
  // In a transition, React lets the browser respond every five milliseconds.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <ErrorBoundary fallback={<PlainError />}>
          <Application router={router} />
        </ErrorBoundary>
      </StrictMode>,
      {
        onRecoverableError(error) {
          transferInput();
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
