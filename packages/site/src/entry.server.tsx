import '@portfolio/ui/global';
import { pageAt } from '@portfolio/data/pages';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { basePath, withBase, withoutBase } from './basePath';
import { Head } from './document/Head';
import { StructuredData } from './document/StructuredData';
import { SiteFrame } from './layout/SiteFrame';
import { pageFile } from './pageModules';
import { AllProjects, allProjects } from './pages/projects/AllProjects';
import { routes } from './routes';
import { sitePages } from './sitePages';

export { inlineStyles, renderDocument } from './document/renderDocument';
export { preferencesScript } from './document/restorePreferences';
export { startScript } from './document/startAfterPaint';
export { withoutBase };

/** Documents beside the pages, which the application doesn't take over. */
const plainPages = allProjects ? [allProjects] : [];

const documents = [...sitePages, ...plainPages];

/** The documents to prerender: the path of each, and the page's file where the application takes it over. */
export const prerenderedPages = documents.map((page) => ({
  path: page.path,
  file: plainPages.includes(page) ? undefined : pageFile(page.name),
}));

/** Whether there is a page at a path of the site. */
export const isPage = (path: string) => pageAt(documents, path) !== undefined;

/** Whether the application does without what is at a path. */
export const isPlain = (path: string) => pageAt(plainPages, path) !== undefined;

const serverRoutes = [
  ...plainPages.map(({ path }) => ({
    path,
    element: (
      <SiteFrame plain>
        <AllProjects />
      </SiteFrame>
    ),
  })),
  ...routes,
];

/**
 * Renders one path to HTML; an unknown path to the error page.
 * @throws what the page throws: a page that fails must not be published
 */
export async function render(path: string) {
  const handler = createStaticHandler(serverRoutes, { basename: basePath });
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
  const page = pageAt(documents, path);
  return {
    app: await new Response(prelude).text(),
    head: renderToStaticMarkup(<Head page={page} />),
    data: page ? renderToStaticMarkup(<StructuredData page={page} />) : '',
  };
}
