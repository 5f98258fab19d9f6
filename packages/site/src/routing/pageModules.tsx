import { frame } from 'virtual:content';
import { importCaseStudies } from 'virtual:content/caseStudyPaths';
import { type PageName, pageAt, type ShownPage } from '@portfolio/data/shown/pages';
import type { ComponentType } from 'react';
import { caseStudyAt } from './caseStudyAt';
import { idle } from './scheduling';

/** The module of a route. */
interface PageModule {
  /** The view with the owner's content. */
  Component: ComponentType;
  /** The path and title of the document, if it isn't a page's. */
  document?: Pick<ShownPage, 'path' | 'title'>;
}

const pageModules = import.meta.glob<PageModule>('../pages/*Page.tsx');

/** The file of a page in the sources: `about` is `/pages/AboutPage.tsx`. */
export const pageFile = (name: PageName) =>
  `/pages/${name.charAt(0).toUpperCase()}${name.slice(1)}Page.tsx`;

const loaded = new Map<string, PageModule>();

/**
 * Loads the view of a route.
 * @param id of the route: the name of a page, or the path of a case study
 */
export async function loadPage(id: string) {
  if (loaded.has(id)) return;
  const caseStudy = id.startsWith('/') ? await importCaseStudies?.() : undefined;
  const page = await (caseStudy?.loadCaseStudy(id) ??
    pageModules[`..${pageFile(id as PageName)}`]?.());
  if (!page) throw new Error(`The page "${id}" has no file.`);
  loaded.set(id, page);
}

/** Whether a route can be shown without loading anything. */
export const isReady = (id: string) => loaded.has(id);

/** The document of a case study that {@link loadPage} has loaded. */
export const caseStudyDocument = (pathname: string) =>
  loaded.get(caseStudyAt(pathname) ?? '')?.document;

/** Renders the view that {@link loadPage} has loaded. */
export function LoadedPage({ id }: { id: string }) {
  const Component = loaded.get(id)?.Component;
  return Component && <Component />;
}

/**
 * Fetches all pages, one after the other, whenever the browser is idle. Most visitors who use the site go to another
 * page, and then only wait until it is drawn. Case studies are fetched when the visitor is about to follow a link. Visitors
 * who save data get no page in advance.
 */
export async function prefetchPages() {
  if (navigator.connection?.saveData) return;
  for (const { path } of frame.pages) {
    await idle();
    prefetchPage(path);
  }
  importCaseStudies?.().catch(() => undefined);
}

/** The route of an address inside the site; undefined for a document without the application. */
export function routeAt(href: string) {
  const path = href.replace(/[?#].*/, '');
  return pageAt(frame.pages, path)?.name ?? caseStudyAt(path);
}

/** Fetches the page at an address inside the site, so that it is ready to be shown. */
export function prefetchPage(href: string) {
  const id = routeAt(href);
  // If this fails, it fails again when the visitor goes there, and is handled then.
  if (id) loadPage(id).catch(() => undefined);
}
