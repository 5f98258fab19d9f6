import { importStories } from 'virtual:content/storyPaths';
import { type PageName, pageAt, type ShownPage } from '@portfolio/data/pages';
import type { ComponentType } from 'react';
import { idle } from './scheduling';
import { sitePages, storyAt } from './sitePages';

/** What a route needs. */
interface PageModule {
  /** The view with the owner's content. */
  Component: ComponentType;
  /** The document, if it isn't that of a page. */
  document?: Pick<ShownPage, 'path' | 'title'>;
}

const pageModules = import.meta.glob<PageModule>('./pages/*Page.tsx');

/** The file of a page: `about` is `./pages/AboutPage.tsx`. */
export const pageFile = (name: PageName) =>
  `./pages/${name.charAt(0).toUpperCase()}${name.slice(1)}Page.tsx`;

const loaded = new Map<string, PageModule>();

/**
 * Loads what a route shows.
 * @param id of the route: the name of a page, or the path of a story
 */
export async function loadPage(id: string) {
  if (loaded.has(id)) return;
  const story = id.startsWith('/') ? await importStories?.() : undefined;
  const page = await (story?.loadStory(id) ?? pageModules[pageFile(id as PageName)]?.());
  if (!page) throw new Error(`The page "${id}" has no file.`);
  loaded.set(id, page);
}

/** Whether a route can be shown without loading anything. */
export const isReady = (id: string) => loaded.has(id);

/** The document of a story that {@link loadPage} has loaded. */
export const storyDocument = (pathname: string) => loaded.get(storyAt(pathname) ?? '')?.document;

/** What {@link loadPage} has loaded. */
export function LoadedPage({ id }: { id: string }) {
  const Component = loaded.get(id)?.Component;
  return Component && <Component />;
}

/**
 * Gets all pages ready, one after the other, whenever the browser has nothing else to do. Visitors who use
 * the site go on to another page, and then only wait until it is drawn. A story comes when the visitor is about to
 * go there. Not for visitors who save data.
 */
export async function prefetchPages() {
  if (navigator.connection?.saveData) return;
  for (const { path } of sitePages) {
    await idle();
    prefetchPage(path);
  }
  importStories?.().catch(() => undefined);
}

/** The route of an address inside the site; undefined for a document that the application doesn't take over. */
export function routeAt(href: string) {
  const path = href.replace(/[?#].*/, '');
  return pageAt(sitePages, path)?.name ?? storyAt(path);
}

/** Gets the page at an address inside the site ready to be shown. */
export function prefetchPage(href: string) {
  const id = routeAt(href);
  // A failure now happens again, and is handled, when the visitor goes there.
  if (id) loadPage(id).catch(() => undefined);
}
