import type { Content } from '../schema/content.ts';
import { type Pages, pageNames, pageTable } from '../schema/pages.ts';

const MAX_DESCRIPTION = 160;

/**
 * The pages with texts that fit anyone, until the owner writes their own. A page without anything to
 * show is hidden.
 */
export function genericPages(name: string, shown: Partial<Content>): Pages {
  const pages = pageNames.map((page) => {
    const { generic, shows } = pageTable[page];
    const named = `${name}: ${generic.about}`;
    const lists = shows.map((part) => shown[part] ?? []);
    const isEmpty = lists.length > 0 && lists.every(({ length }) => length === 0);
    const words = {
      path: page === 'about' ? '/' : `/${page}`,
      label: page.charAt(0).toUpperCase() + page.slice(1),
      description: named.length <= MAX_DESCRIPTION ? named : `Here is ${generic.about}`,
      intro: generic.intro,
      ...(isEmpty && { hidden: true }),
    };
    return [page, words] as const;
  });
  return Object.fromEntries(pages) as Pages;
}
