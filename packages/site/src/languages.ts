import { site } from 'virtual:content';
import { siteLanguages } from 'virtual:content/siteLanguages';
import { storyPaths } from 'virtual:content/storyPaths';
import { pageAt } from '@portfolio/data/pages';
import { sitePages, storyAt } from './sitePages';

/** The path of a page or story in another language; its first page where there is no such page. */
function pathIn({ storyPaths: own }: (typeof siteLanguages)[number], pathname: string): string {
  const story = storyAt(pathname);
  if (story !== undefined) return own[storyPaths.indexOf(story)] ?? '/';
  // Pages have the same paths in every language.
  return pageAt(sitePages, pathname)?.path ?? '/';
}

/** A document in each language of the site, as addresses on its host; none on a site in one language. */
export const versionsOf = (pathname: string) =>
  siteLanguages.length < 2
    ? []
    : siteLanguages.map((language) => ({
        tag: language.tag,
        name: language.name,
        href: language.base + encodeURI(pathIn(language, pathname)).slice(1),
        isOwn: language.tag === site.language,
      }));
