import { pages } from '@portfolio/data/content/pages';
import type { RouteObject } from 'react-router-dom';
import { ErrorPage } from './layout/ErrorPage';
import { Layout } from './layout/Layout';
import { loadPage, pageNames } from './pageModules';

/** The six pages inside one layout; anything unknown or failing shows the error page. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: ErrorPage,
    children: pageNames.map((name) => ({
      id: name,
      path: pages[name].path,
      lazy: () => loadPage(name),
    })),
  },
];
