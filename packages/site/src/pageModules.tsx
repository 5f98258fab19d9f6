import { loadStoryView } from 'virtual:content/stories';
import { type PageName, pageAt } from '@portfolio/data/pages';
import type { ComponentType } from 'react';
import { idle } from './scheduling';
import { sitePages, siteStories, storyAt } from './sitePages';

/** The exports of a page's file that its route needs. */
interface PageModule {
  /** The view with the owner's content. */
  Component: ComponentType;
}

const pageModules = import.meta.glob<PageModule>('./pages/*Page.tsx');

/** The file of a page: `about` is `./pages/AboutPage.tsx`. */
export const pageFile = (name: PageName) =>
  `./pages/${name.charAt(0).toUpperCase()}${name.slice(1)}Page.tsx`;

async function loadView(name: PageName): Promise<ComponentType> {
  const load = pageModules[pageFile(name)];
  if (!load) throw new Error(`The page "${name}" has no file ${pageFile(name)}.`);
  return (await load()).Component;
}

async function loadStory({ load }: (typeof siteStories)[number]): Promise<ComponentType> {
  const [view, { default: story }] = await Promise.all([loadStoryView?.(), load()]);
  if (!view) throw new Error('A story needs its view.');
  return () => <view.StoryPage {...story} />;
}

/** Pages, by their names, and stories, by their paths: each has a route with this id. */
export const siteRoutes = [
  ...sitePages.map(({ name, path }) => ({ id: name as string, path, load: () => loadView(name) })),
  ...siteStories.map((story) => ({
    id: story.path,
    path: story.path,
    load: () => loadStory(story),
  })),
];

const loaded = new Map<string, ComponentType>();

/** Loads the module of a route's page. */
export async function loadPage(id: string) {
  const route = siteRoutes.find((route) => route.id === id);
  if (route && !loaded.has(id)) loaded.set(id, await route.load());
}

/** Whether a page can be shown without loading anything. */
export const isReady = (id: string) => loaded.has(id);

/** A page that {@link loadPage} has loaded. */
export function LoadedPage({ id }: { id: string }) {
  const Component = loaded.get(id);
  return Component && <Component />;
}

/**
 * Gets all pages ready, one after the other, whenever the browser has nothing else to do. Visitors who use
 * the site go on to another page, and then only wait until it is drawn. Stories come when the visitor is about to go to
 * one. Not for visitors who save data.
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
  const path = href.replace(/[?#].*/, '');
  const id = pageAt(sitePages, path)?.name ?? storyAt(path)?.path;
  // A failure now happens again, and is handled, when the visitor goes there.
  if (id) loadPage(id).catch(() => undefined);
}
