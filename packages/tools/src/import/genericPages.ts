import type { StatedContent } from '@portfolio/data/schema/content';
import { type Pages, pageNames, pageTable } from '@portfolio/data/schema/pages';
import type { Language } from '@portfolio/words';

const MAX_DESCRIPTION = 160;

/** The entries in the navigation, in words that the language has for headings. */
function labelsIn({ documents, contactPage, formats }: Language): Record<keyof Pages, string> {
  const { skills, projects, experience, education } = documents.resume.sections;
  const labels = { skills, projects, experience, education };
  return formats.language.startsWith('en')
    ? { ...labels, about: 'About', contact: 'Contact' }
    : { ...labels, about: documents.texts.aboutMe, contact: contactPage.information };
}

/**
 * The pages with texts that fit anyone, until the owner writes their own. A page without anything to
 * show is hidden.
 */
export function genericPages(
  name: string,
  shown: Partial<StatedContent>,
  language: Language,
): Pages {
  const labels = labelsIn(language);
  const pages = pageNames.map((page) => {
    const { generic, shows } = pageTable[page];
    const named = `${name}: ${generic.about}`;
    const lists = shows.map((part) => shown[part] ?? []);
    const isEmpty = lists.length > 0 && lists.every(({ length }) => length === 0);
    const words = {
      path: page === 'about' ? '/' : `/${page}`,
      label: labels[page],
      description: named.length <= MAX_DESCRIPTION ? named : `Here is ${generic.about}`,
      intro: generic.intro,
      ...(isEmpty && { hidden: true }),
    };
    return [page, words] as const;
  });
  return Object.fromEntries(pages) as Pages;
}
