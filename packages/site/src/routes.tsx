import { frame } from 'virtual:content';
import { caseStudyPaths } from 'virtual:content/caseStudyPaths';
import { Outlet, type RouteObject } from 'react-router-dom';
import { SiteFrame } from './layout/SiteFrame';
import { ErrorPage } from './pages/error/ErrorPage';
import { isReady, LoadedPage, loadPage } from './routing/pageModules';
import { loadDocument } from './routing/reachable';

/** The id of each route: the name of a page, or the path of a case study. */
const ids = new Map([
  ...frame.pages.map(({ name, path }) => [path, name] as const),
  ...caseStudyPaths.map((path) => [path, path] as const),
]);

/**
 * The pages inside one layout. For an unknown address or a failure, the error page shows. A loader fetches the page's
 * module: with `lazy`, the router would remember a failure, and show the error page even after the connection is back.
 */
export const routes: RouteObject[] = [
  {
    element: (
      <SiteFrame>
        <Outlet />
      </SiteFrame>
    ),
    ErrorBoundary: ErrorPage,
    children: Array.from(ids, ([path, id]) => ({
      id,
      path,
      loader: async ({ request }) => {
        // The loader answers in the same task, so React draws the page directly, without a pending state.
        if (isReady(id)) return null;
        await loadPage(id).catch((error) => loadDocument(error, request));
        return null;
      },
      // A module doesn't depend on the choices in the address.
      shouldRevalidate: () => false,
      element: <LoadedPage id={id} />,
    })),
  },
];
