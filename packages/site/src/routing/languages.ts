import { frame } from 'virtual:content';
import { siteLanguages } from 'virtual:content/siteLanguages';
import { pageAt } from '@portfolio/data/shown/pages';
import { findPath } from './caseStudyAt';

type Language = (typeof siteLanguages)[number];

const isOwn = ({ tag }: Language) => tag === frame.language;

/** The paths of documents that aren't pages, in this site's own language. */
const ownPaths = siteLanguages.find(isOwn)?.otherPaths ?? [];

/**
 * The path of a document in another language. If that language has no such document, it is the path of the first page.
 */
function pathIn({ otherPaths }: Language, pathname: string): string {
  const own = findPath(ownPaths, pathname);
  if (own !== undefined) return otherPaths[ownPaths.indexOf(own)] ?? '/';
  // Pages have the same paths in every language.
  return pageAt(frame.pages, pathname)?.path ?? '/';
}

/** The document in each language of the site, as addresses on its host. A site with one language has none. */
export const versionsOf = (pathname: string) =>
  siteLanguages.map((language) => ({
    tag: language.tag,
    name: language.name,
    href: language.base + encodeURI(pathIn(language, pathname)).slice(1),
    isOwn: isOwn(language),
  }));
