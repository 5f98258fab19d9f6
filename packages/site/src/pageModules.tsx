import { type PageName, pageAt } from '@portfolio/data/pages';
import type { ComponentType } from 'react';
import { idle } from './scheduling';
import { sitePages } from './sitePages';

/** The exports of a page's file that its route needs. */
interface PageModule {
  /** The view with the owner's content. */
  Component: ComponentType;
}

const pageModules = import.meta.glob<PageModule>('./pages/*Page.tsx');

/** The file of a page: `about` is `./pages/AboutPage.tsx`. */
export const pageFile = (name: PageName) =>
  `./pages/${name.charAt(0).toUpperCase()}${name.slice(1)}Page.tsx`;

const loaded = new Map<PageName, ComponentType>();

/** Loads a page's module. */
export async function loadPage(name: PageName) {
  const load = pageModules[pageFile(name)];
  if (!load) throw new Error(`The page "${name}" has no file ${pageFile(name)}.`);
  const { Component } = await load();
  loaded.set(name, Component);
}

/** Whether a page can be shown without loading anything. */
export const isReady = (name: PageName) => loaded.has(name);

/** A page that {@link loadPage} has loaded. */
export function LoadedPage({ name }: { name: PageName }) {
  const Component = loaded.get(name);
  return Component && <Component />;
}

/**
 * Gets all pages ready, one after the other, whenever the browser has nothing else to do. Visitors who use
 * the site go on to another page, and then only wait until it is drawn. Not for visitors who save data.
 */
export async function prefetchPages() {
  if (navigator.connection?.saveData) return;
  for (const { path } of sitePages) {
    await idle();
    prefetchPage(path);
  }
}

/** Gets the page at an address inside the site ready to be shown. */
export function prefetchPage(href: string) {
  const page = pageAt(sitePages, href.replace(/[?#].*/, ''));
  // A failure now happens again, and is handled, when the visitor goes there.
  if (page) loadPage(page.name).catch(() => undefined);
}
