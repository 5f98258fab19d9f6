import type { Owner } from './schema/owner.ts';
import type { Page, Pages } from './schema/page.ts';

/** The name of a screen. */
export type PageName = keyof Pages;

/** All screens that a site may have. */
export const pageNames = [
  'about',
  'skills',
  'projects',
  'experience',
  'education',
  'contact',
] as const satisfies readonly PageName[];

/**
 * A screen with the words that its visitors see: those that the owner leaves out are made of others.
 * The description is for programs that fetch the document, and not among them.
 */
export interface PageWords extends Required<Omit<Page, 'description'>> {
  name: PageName;
}

/** The words of a screen. A document's title is the page's and the owner's name. */
export function pageWords(
  name: PageName,
  pages: Pages,
  owner: Pick<Owner, 'name' | 'title'>,
): PageWords {
  const { path, label, title, heading, intro } = pages[name];
  const isHome = name === 'about';
  return {
    name,
    path,
    label,
    title: isHome ? `${owner.name} · ${title ?? owner.title}` : `${title ?? label} · ${owner.name}`,
    heading: heading ?? (isHome ? `Hi, I'm ${owner.name}` : label),
    intro,
  };
}

/** The names of the screens that the owner has not hidden, in the order of the navigation. */
export const shownPageNames = (pages: Pages): PageName[] =>
  (Object.keys(pages) as PageName[]).filter((name) => {
    const page: Page & { hidden?: boolean } = pages[name];
    return page.hidden !== true;
  });
