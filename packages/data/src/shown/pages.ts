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
  pages: Pages,
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

/** The words at the top of a page. */
export function pageHead(
  name: PageName,
  { pages, owner }: { pages: Pages; owner: Pick<Owner, 'name' | 'title'> },
  language: Pick<ContentLanguage, 'content'>,
): Pick<ShownPage, 'heading' | 'intro'> {
  const { heading, intro } = shownPage(name, withGreeting(pages, owner, language), owner);
  return { heading, intro };
}

/** Whether the site has a page. The owner may hide some. */
export const isShown = ({ hidden }: Omit<OptionalPage, 'description'>) => hidden !== true;

/** The path of a page; undefined if the site does without it. */
export const pathOf = (name: PageName, { pages }: { pages: Pages }): string | undefined =>
  isShown(pages[name]) ? pages[name].path : undefined;

/** The names of the pages that the owner has not hidden, in the order of the navigation. */
export const shownPageNames = (pages: Pages): PageName[] =>
  (Object.keys(pages) as PageName[]).filter((name) => isShown(pages[name]));

/** The pages that the owner has not hidden, in the order of the navigation. */
export const shownPages = (pages: Pages, owner: Pick<Owner, 'name' | 'title'>): ShownPage[] =>
  shownPageNames(pages).map((name) => shownPage(name, pages, owner));

/** The page that a path shows, with or without a slash at its end; `undefined` for unknown ones. */
export const pageAt = <P extends Pick<ShownPage, 'path'>>(
  pages: readonly P[],
  pathname: string,
): P | undefined => {
  const path = pathname.replace(/(.)\/+$/, '$1');
  return pages.find((page) => page.path === path);
};
