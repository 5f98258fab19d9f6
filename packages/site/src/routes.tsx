import { pages } from '@portfolio/data/content/pages';
import type { RouteObject } from 'react-router-dom';
import { ErrorPage } from './layout/ErrorPage';
import { Layout } from './layout/Layout';

/** The page modules, loaded when their route is shown. Each exports its page as `Component`. */
const pageModules = {
  about: () => import('./pages/AboutPage'),
  skills: () => import('./pages/SkillsPage'),
  projects: () => import('./pages/ProjectsPage'),
  experience: () => import('./pages/ExperiencePage'),
  education: () => import('./pages/EducationPage'),
  contact: () => import('./pages/ContactPage'),
} as const satisfies Record<keyof typeof pages, () => Promise<unknown>>;

/**
 * Vite gives `undefined` for a chunk that is gone when `reloadOnceForMissingChunks` has taken over:
 * the browser is on its way to a new document, and there is nothing to show until then.
 */
const orNeverWhenReloading = async <T,>(module: Promise<T | undefined>) =>
  (await module) ?? new Promise<never>(() => undefined);

/** The six pages inside one layout; anything unknown or failing shows the error page. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: ErrorPage,
    children: (Object.keys(pageModules) as (keyof typeof pages)[]).map((name) => ({
      id: name,
      path: pages[name].path,
      lazy: () => orNeverWhenReloading(pageModules[name]()),
    })),
  },
];
