import { storyPaths } from 'virtual:content/storyPaths';
import { Outlet, type RouteObject } from 'react-router-dom';
import { ErrorPage } from './layout/ErrorPage';
import { SiteFrame } from './layout/SiteFrame';
import { isReady, LoadedPage, loadPage } from './pageModules';
import { loadDocument } from './reachable';
import { sitePages } from './sitePages';

/** The id of each route: the name of a page, or the path of a story. */
const ids = new Map([
  ...sitePages.map(({ name, path }) => [path, name] as const),
  ...storyPaths.map((path) => [path, path] as const),
]);

/**
 * The pages inside one layout; anything unknown or failing shows the error page. A loader brings the
 * page's module, and not `lazy`: the router would keep a failure of that for good, and show the error
 * page again when the connection is back.
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
        // Answered in the same task, so that React draws the page directly, without a pending state
        // before it.
        if (isReady(id)) return null;
        await loadPage(id).catch((error) => loadDocument(error, request));
        return null;
      },
      // A module does not change, whatever the address chooses on its page.
      shouldRevalidate: () => false,
      element: <LoadedPage id={id} />,
    })),
  },
];
