import type { PageName } from '@portfolio/data/pages';
import { Outlet, type RouteObject } from 'react-router-dom';
import { ErrorPage } from './layout/ErrorPage';
import { SiteFrame } from './layout/SiteFrame';
import { loadedPage, loadPage } from './pageModules';
import { reloadOnceForMissingChunks } from './reloadOnceForMissingChunks';
import { sitePages } from './sitePages';

function LoadedPage({ name }: { name: PageName }) {
  const Page = loadedPage(name);
  return <Page />;
}

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
    children: sitePages.map(({ name, path }) => ({
      id: name,
      path,
      loader: async () => {
        await loadPage(name).catch(reloadOnceForMissingChunks);
        return null;
      },
      // A module does not change, whatever the address chooses on its page.
      shouldRevalidate: () => false,
      element: <LoadedPage name={name} />,
    })),
  },
];
