import type { RouteObject } from 'react-router-dom';
import { ErrorPage } from './layout/ErrorPage';
import { Layout } from './layout/Layout';
import { loadPage } from './pageModules';
import { sitePages } from './sitePages';

/** The pages inside one layout; anything unknown or failing shows the error page. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: ErrorPage,
    children: sitePages.map(({ name, path }) => ({
      id: name,
      path,
      lazy: () => loadPage(name),
    })),
  },
];
