import '@portfolio/ui/global';
import { pageAt } from '@portfolio/data/pages';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { basePath, withBase, withoutBase } from './basePath';
import { Head } from './document/Head';
import { StructuredData } from './document/StructuredData';
import { OfflinePage, offlinePath, offlineTitle } from './layout/OfflinePage';
import { pageFile } from './pageModules';
import { routes } from './routes';
import { sitePages } from './sitePages';

export { inlineStyles, renderDocument } from './document/renderDocument';
export { preferencesScript } from './document/restorePreferences';
export { startScript } from './document/startAfterPaint';
export { offlinePath, withoutBase };

/** The offline page is a document only: its code is no part of the application. */
const allRoutes = [...routes, { path: offlinePath, element: <OfflinePage /> }];

/** The pages to prerender: the file of each, and its path. */
export const prerenderedPages = sitePages.map(({ name, path }) => ({ file: pageFile(name), path }));

/** Whether there is a page at a path of the site. */
export const isPage = (path: string) => pageAt(sitePages, path) !== undefined;

/**
 * Renders one path to HTML; an unknown path to the error page.
 * @throws what the page throws: a page that fails must not be published
 */
export async function render(path: string) {
  const handler = createStaticHandler(allRoutes, { basename: basePath });
  const url = new URL(withBase(path), 'http://localhost');
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`${path} answered with a redirect`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
    {
      // Everything in its place: a boundary of some size would else be moved there by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  const page = pageAt(sitePages, path);
  return {
    app: await new Response(prelude).text(),
    head: renderToStaticMarkup(
      <Head page={page} {...(path === offlinePath && { title: offlineTitle })} />,
    ),
    data: page ? renderToStaticMarkup(<StructuredData page={page} />) : '',
  };
}
