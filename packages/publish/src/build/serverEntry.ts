/** The parts of one document that the build fills in, see `src/document/renderDocument.ts` of the site. */
interface DocumentParts {
  head: string;
  app: string;
  styles: string;
  script: string;
  policy?: string;
}

/**
 * What the site's `src/entry.server.tsx` offers to the build and to the development server. The site
 * knows nothing of this package; `tests/unit/site/serverEntry.types.ts` checks that the two agree.
 */
export interface ServerEntry {
  /** The pages to prerender: the file of each, from `src`, and its path. */
  prerenderedPages: readonly { file: string; path: string }[];
  /** Restores the visitor's choices before the first paint. */
  preferencesScript: string;
  /** Starts the application after the first paint. */
  startScript: string;
  /** Renders one path; an unknown path to the error page. Throws what the page throws. */
  render(path: string): Promise<Pick<DocumentParts, 'app' | 'head'>>;
  renderDocument(parts: DocumentParts): string;
  /** The whole text of a document's style element, around the page's own styles. */
  inlineStyles(pageStyles: string): string;
  /** Whether there is a page at a path. */
  isPage(path: string): boolean;
  /** A path without the folder that the site is published in. */
  withoutBase(path: string): string;
}
