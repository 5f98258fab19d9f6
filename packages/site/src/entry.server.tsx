import '@portfolio/ui/global';
import { frame } from 'virtual:content';
import { caseStudies } from 'virtual:content/caseStudies';
import { caseStudyPaths } from 'virtual:content/caseStudyPaths';
import { pageAt } from '@portfolio/data/shown/pages';
import { type ReactNode, StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { caseStudyFacts, type DocumentFacts, pageFacts } from './document/documentFacts';
import { Head } from './document/Head';
import { CaseStudyData, StructuredData } from './document/StructuredData';
import { legalDocuments } from './pages/legal/LegalPage';
import { AllProjects, allProjects } from './pages/projects/AllProjects';
import { routes } from './routes';
import { basePath, withBase, withoutBase } from './routing/addresses';
import { caseStudyAt } from './routing/caseStudyAt';
import { pageFile } from './routing/pageModules';

export { inlineScript, inlineStyles, renderDocument } from './document/renderDocument';
export type { DeferredAssets } from './document/start';
export { preferences, preferencesScript } from './shared/preferences';
export { withoutBase };

const pages = allProjects ? [...frame.pages, allProjects] : frame.pages;

/** Documents without the application. Their code isn't part of it. */
const plainRoutes: { path: string; element: ReactNode; title?: string; facts?: DocumentFacts }[] = [
  ...(allProjects ? [{ ...allProjects, element: <AllProjects /> }] : []),
  ...legalDocuments,
];

const plainAt = (path: string) => plainRoutes.find((route) => route.path === path);

/** A document to prerender. */
interface PrerenderedDocument {
  path: string;
  /** The modules that the application needs for the page. */
  modules?: string[];
  /** Whether the document has no application. */
  isPlain?: true;
}

/** All documents. Static hosts answer unknown addresses with 404.html, and no page has its path. */
export const prerenderedDocuments: PrerenderedDocument[] = [
  ...frame.pages.map(({ name, path }) => ({ path, modules: [pageFile(name)] })),
  ...caseStudyPaths.map((path, index) => ({
    path,
    modules: ['/pages/caseStudy/loadCaseStudy.tsx', `virtual:content/caseStudy/${index}`],
  })),
  { path: '/404' },
  ...plainRoutes.map(({ path }) => ({ path, isPlain: true as const })),
];

/** Whether there is a page at a path of the site. */
export const isPage = (path: string) =>
  (pageAt(pages, path) ?? caseStudyAt(path) ?? plainAt(path)?.facts) !== undefined;

/** Whether the document at a path has no application. */
export const isPlain = (path: string) => plainAt(path) !== undefined;

/**
 * Renders one path to HTML. An unknown path gives the error page.
 * @throws the page's own error, because a page that fails must not be published
 */
export async function render(path: string) {
  const handler = createStaticHandler(
    [...plainRoutes.map(({ path, element }) => ({ path, element })), ...routes],
    { basename: basePath },
  );
  const url = new URL(withBase(path), 'http://localhost');
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`${path} answered with a redirect`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
    {
      // Keeps all HTML in its place. Otherwise React would send large boundaries later and move them with a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  const page = pageAt(pages, path);
  const caseStudyPath = caseStudyAt(path);
  const caseStudy = (
    await caseStudies.find((caseStudy) => caseStudy.path === caseStudyPath)?.load()
  )?.default;
  const facts = page
    ? pageFacts(page)
    : caseStudy
      ? caseStudyFacts(caseStudy)
      : plainAt(path)?.facts;
  const data = page ? (
    <StructuredData page={page} />
  ) : (
    caseStudy && <CaseStudyData caseStudy={caseStudy} />
  );
  return {
    app: await new Response(prelude).text(),
    head: renderToStaticMarkup(<Head facts={facts} title={plainAt(path)?.title} />),
    data: renderToStaticMarkup(data),
  };
}
