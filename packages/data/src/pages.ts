import type { ContentLanguage } from '@portfolio/words';
import type { Owner } from './schema/owner.ts';
import type { OptionalPage, Page } from './schema/page.ts';
import type { Pages } from './schema/pages.ts';

/** The name of a page. */
export type PageName = keyof Pages;

/**
 * A page with the words that its visitors see; those that the owner leaves out are derived from
 * others. The description isn't included, as it is for programs that fetch the document.
 */
export interface PageWords extends Required<Omit<Page, 'description'>> {
  name: PageName;
}

/** All pages as visitors see them. */
export type PagesInWords = { [Name in PageName]: Omit<Pages[Name], 'description'> };

/** The pages, and their descriptions by themselves: visitors needn't load what is for programs. */
export function splitDescriptions(pages: Pages) {
  const descriptions: Partial<Record<PageName, string>> = {};
  const inWords: Partial<Record<PageName, object>> = {};
  for (const name of Object.keys(pages) as PageName[]) {
    const { description, ...words } = pages[name];
    descriptions[name] = description;
    inWords[name] = words;
  }
  return { descriptions, inWords } as {
    descriptions: Record<PageName, string>;
    inWords: PagesInWords;
  };
}

/** The title of a document: its own words, and the owner's name. */
export const documentTitle = (words: string, owner: Pick<Owner, 'name'>): string =>
  `${words} · ${owner.name}`;

/** The pages, the first one with a greeting where the owner writes no heading. */
export const withGreeting = (
  pages: Pages,
  { name }: Pick<Owner, 'name'>,
  { content }: Pick<ContentLanguage, 'content'>,
): Pages => ({
  ...pages,
  about: { ...pages.about, heading: pages.about.heading ?? content.greeting(name) },
});

/** The words of a page. */
export function pageWords(
  name: PageName,
  pages: PagesInWords,
  owner: Pick<Owner, 'name' | 'title'>,
): PageWords {
  const { path, label, title, heading, intro } = pages[name];
  const isHome = name === 'about';
  return {
    name,
    path,
    label,
    title: isHome
      ? `${owner.name} · ${title ?? owner.title}`
      : documentTitle(title ?? label, owner),
    heading: heading ?? label,
    intro,
  };
}

/** Whether the site has a page: the owner may hide some. */
export const isShown = ({ hidden }: Omit<OptionalPage, 'description'>) => hidden !== true;

/** The names of the pages that the owner has not hidden, in the order of the navigation. */
export const shownPageNames = (pages: PagesInWords): PageName[] =>
  (Object.keys(pages) as PageName[]).filter((name) => isShown(pages[name]));

/** The pages that the owner has not hidden, in the order of the navigation. */
export const shownPages = (
  pages: PagesInWords,
  owner: Pick<Owner, 'name' | 'title'>,
): PageWords[] => shownPageNames(pages).map((name) => pageWords(name, pages, owner));

/** The page that a path shows, with or without a slash at its end; `undefined` for unknown ones. */
export const pageAt = (pages: readonly PageWords[], pathname: string): PageWords | undefined => {
  const path = pathname.replace(/(.)\/+$/, '$1');
  return pages.find((page) => page.path === path);
};
