import { pages } from '@portfolio/data/content/pages';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { hadFirstSign } from './deferred/firstSign';
import { ErrorPage } from './layout/ErrorPage';
import { Layout } from './layout/Layout';
import { orNeverWhenReloading } from './reloadOnceForMissingChunks';

interface PageModule {
  Component: ComponentType;
  /** Gets the page's deferred parts ready. */
  preload?: () => Promise<unknown>;
}

/** The page modules, loaded when their route is shown. */
const pageModules = {
  about: () => import('./pages/AboutPage'),
  skills: () => import('./pages/SkillsPage'),
  projects: () => import('./pages/ProjectsPage'),
  experience: () => import('./pages/ExperiencePage'),
  education: () => import('./pages/EducationPage'),
  contact: () => import('./pages/ContactPage'),
} as const satisfies Record<keyof typeof pages, () => Promise<PageModule>>;

async function loadPage(name: keyof typeof pages) {
  const { Component, preload }: PageModule = await orNeverWhenReloading(pageModules[name]());
  // Whoever comes from another page is using the site already.
  if (hadFirstSign()) await preload?.();
  return { Component };
}

/** The six pages inside one layout; anything unknown or failing shows the error page. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: ErrorPage,
    children: (Object.keys(pageModules) as (keyof typeof pages)[]).map((name) => ({
      id: name,
      path: pages[name].path,
      lazy: () => loadPage(name),
    })),
  },
];
