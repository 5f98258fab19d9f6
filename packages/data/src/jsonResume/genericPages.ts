import { type PageName, pageNames } from '../pages.ts';
import type { Content } from '../schema/content.ts';
import type { Pages } from '../schema/page.ts';

const MAX_DESCRIPTION = 160;

/** What each page is about, to follow the owner's name, and its introduction. */
const words: Record<PageName, { about: string; intro: string }> = {
  about: {
    about: 'who I am, what I have done so far, and how you can reach me.',
    intro: 'Welcome. Here is who I am, what I have done, and how to reach me.',
  },
  skills: {
    about: 'what I work with, and the skills that I bring along.',
    intro: 'What I work with, sorted by what it is for.',
  },
  projects: {
    about: 'a selection of my projects, with what each of them is about.',
    intro: 'A selection of what I have worked on.',
  },
  experience: {
    about: 'where I have worked, from when to when, and what I did there.',
    intro: 'Where I have worked, and what I did there.',
  },
  education: {
    about: 'where I have studied, and the certificates that I have earned.',
    intro: 'Where I have studied, and what I have learned since.',
  },
  contact: {
    about: 'how to get in touch with me, and a form to write me a message.',
    intro: 'Write to me: I am glad to hear from you.',
  },
};

/**
 * The pages with texts that fit anyone, until the owner writes their own. A page without anything to
 * show is hidden.
 */
export function genericPages(
  name: string,
  {
    skillCategories,
    languages = [],
    projects,
    experience,
    degrees,
    certifications,
  }: Pick<
    Content,
    'skillCategories' | 'languages' | 'projects' | 'experience' | 'degrees' | 'certifications'
  >,
): Pages {
  const shown: Partial<Record<PageName, readonly unknown[]>> = {
    skills: [...skillCategories, ...languages],
    projects,
    experience,
    education: [...degrees, ...certifications],
  };
  const pages = pageNames.map((page) => {
    const { about, intro } = words[page];
    const named = `${name}: ${about}`;
    const content = {
      path: page === 'about' ? '/' : `/${page}`,
      label: `${page.charAt(0).toUpperCase()}${page.slice(1)}`,
      description: named.length <= MAX_DESCRIPTION ? named : `Here is ${about}`,
      intro,
      ...(shown[page]?.length === 0 && { hidden: true }),
    };
    return [page, content];
  });
  return Object.fromEntries(pages);
}
