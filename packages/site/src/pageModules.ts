import type { ComponentType } from 'react';
import { hadFirstSign } from './deferred/firstSign';
import { pageAt } from './layout/currentPage';
import type { PageName } from './sitePages';

interface PageModule {
  Component: ComponentType;
  /** Gets the page's deferred parts ready. */
  preload?: () => Promise<unknown>;
}

const pageModules = {
  about: () => import('./pages/AboutPage'),
  skills: () => import('./pages/SkillsPage'),
  projects: () => import('./pages/ProjectsPage'),
  experience: () => import('./pages/ExperiencePage'),
  education: () => import('./pages/EducationPage'),
  contact: () => import('./pages/ContactPage'),
} as const satisfies Record<PageName, () => Promise<PageModule>>;

const loaded = new Map<PageName, ComponentType>();

/** Loads a page's module, and what it defers when the visitor is using the site already. */
export async function loadPage(name: PageName) {
  const { Component, preload }: PageModule = await pageModules[name]();
  if (hadFirstSign()) await preload?.();
  loaded.set(name, Component);
}

/** A page that {@link loadPage} has loaded. */
export function loadedPage(name: PageName) {
  const Component = loaded.get(name);
  if (!Component) throw new Error(`The page "${name}" is shown before it is loaded.`);
  return Component;
}

/** Gets the page at an address inside the site ready to be shown. */
export function prefetchPage(href: string) {
  const page = pageAt(href.replace(/[?#].*/, ''));
  // What fails now fails again, and is dealt with, when the visitor goes there.
  if (page) loadPage(page.name).catch(() => undefined);
}
