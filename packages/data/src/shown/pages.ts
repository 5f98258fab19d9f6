import type { ContentLanguage } from '@portfolio/words';
import type { Owner } from '../schema/owner.ts';
import type { OptionalPage, Page } from '../schema/page.ts';
import type { PageName, Pages } from '../schema/pages.ts';

export type { PageName } from '../schema/pages.ts';

/**
 * A page with the texts that visitors see. Texts that the owner leaves out are derived from others. The description
 * isn't included: only programs that fetch the document read it.
 */
export interface ShownPage extends Required<Omit<Page, 'description'>> {
  name: PageName;
}

/** The texts of all pages that visitors see. */
export type PageTexts = { [Name in PageName]: Omit<Pages[Name], 'description'> };

/** Separates the pages from their descriptions. Visitors don't load the descriptions, which are for programs. */
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

/** The title of a document, followed by the owner's name. */
export const documentTitle = (words: string, owner: Pick<Owner, 'name'>): string =>
  `${words} · ${owner.name}`;

/** The pages. If the owner writes no heading for the first one, it gets a greeting. */
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

/** Whether the site has a page. The owner may hide some. */
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
