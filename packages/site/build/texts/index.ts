import { toResume } from '../../../data/src/jsonResume/toResume.ts';
import { pageNames, shownPageNames } from '../../../data/src/pages.ts';
import type { Content } from '../../../data/src/schema/content.ts';
import { robots, sitemap } from './crawlers.ts';
import { llmsText } from './llms.ts';
import { manifest } from './manifest.ts';
import { pageText } from './pageTexts.ts';

/** A text that is published beside the pages. */
interface TextFile {
  contentType: string;
  /** Nothing where this content has no such text. */
  make: (content: Content) => string | undefined;
}

const pageTexts = pageNames.map((name): [string, TextFile] => [
  `${name}.md`,
  {
    contentType: 'text/markdown; charset=utf-8',
    make: (content) =>
      shownPageNames(content.pages).includes(name) ? pageText(name, content) : undefined,
  },
]);

/** The texts made from the content for programs that read the site, by name. */
export const textFiles: ReadonlyMap<string, TextFile> = new Map<string, TextFile>([
  ['sitemap.xml', { contentType: 'application/xml', make: sitemap }],
  ['robots.txt', { contentType: 'text/plain; charset=utf-8', make: robots }],
  ['site.webmanifest', { contentType: 'application/manifest+json', make: manifest }],
  [
    'resume.json',
    {
      contentType: 'application/json',
      make: (content) => `${JSON.stringify(toResume(content), null, 2)}\n`,
    },
  ],
  ['llms.txt', { contentType: 'text/plain; charset=utf-8', make: llmsText }],
  ...pageTexts,
]);
