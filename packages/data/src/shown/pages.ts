import type { ContentLanguage } from '@portfolio/words';
import type { Owner } from '../schema/owner.ts';
import type { OptionalPage, Page } from '../schema/page.ts';
import type { PageName, Pages } from '../schema/pages.ts';

export type { PageName } from '../schema/pages.ts';

/**
 * A page with the words that its visitors see; those that the owner leaves out are derived from
 * others. The description isn't included, as it is for programs that fetch the document.
 */
export interface ShownPage extends Required<Omit<Page, 'description'>> {
  name: PageName;
}

/** The words of all pages, as far as visitors see them. */
export type PageTexts = { [Name in PageName]: Omit<Pages[Name], 'description'> };

/** The pages, and their descriptions by themselves: visitors needn't load what is for programs. */
export function splitDescriptions(pages: Pages) {
  const descriptions: Partial<Record<PageName, string>> = {};
  const texts: Partial<Record<PageName, object>> = {};
  for (const name of Object.keys(pages) as PageName[]) {
    const { description, ...rest } = pages[name];
    descriptions[name] = description;
    texts[name] = rest;
  }
  return { descriptions, texts } as {
    descriptions: Record<PageName, string>;
    texts: PageTexts;
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

/** A page as visitors see it. */
export function shownPage(
  name: PageName,
  pages: PageTexts,
  owner: Pick<Owner, 'name' | 'title'>,
): ShownPage {
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
export const shownPageNames = (pages: PageTexts): PageName[] =>
  (Object.keys(pages) as PageName[]).filter((name) => isShown(pages[name]));

/** The pages that the owner has not hidden, in the order of the navigation. */
export const shownPages = (pages: PageTexts, owner: Pick<Owner, 'name' | 'title'>): ShownPage[] =>
  shownPageNames(pages).map((name) => shownPage(name, pages, owner));

/** The page that a path shows, with or without a slash at its end; `undefined` for unknown ones. */
export const pageAt = (pages: readonly ShownPage[], pathname: string): ShownPage | undefined => {
  const path = pathname.replace(/(.)\/+$/, '$1');
  return pages.find((page) => page.path === path);
};
