import type { Content } from '../schema/content.ts';
import type { Pages } from '../schema/page.ts';

const MAX_DESCRIPTION = 160;

/**
 * The pages with words that fit anyone, until the owner writes their own. A page without anything to
 * show is hidden.
 */
export function genericPages(
  name: string,
  shown: Pick<
    Content,
    'skillCategories' | 'languages' | 'projects' | 'experience' | 'degrees' | 'certifications'
  >,
): Pages {
  const page = (path: string, label: string, about: string, intro: string) => {
    const named = `${name}: ${about}`;
    return {
      path,
      label,
      description: named.length <= MAX_DESCRIPTION ? named : `Here is ${about}`,
      intro,
    };
  };
  const unlessEmpty = (...lists: readonly (readonly unknown[])[]) =>
    lists.every(({ length }) => length === 0) ? { hidden: true } : {};
  return {
    about: page(
      '/',
      'About',
      'who I am, what I have done so far, and how you can reach me.',
      'Welcome. Here is who I am, what I have done, and how to reach me.',
    ),
    skills: {
      ...page(
        '/skills',
        'Skills',
        'what I work with, and the skills that I bring along.',
        'What I work with, sorted by what it is for.',
      ),
      ...unlessEmpty(shown.skillCategories, shown.languages ?? []),
    },
    projects: {
      ...page(
        '/projects',
        'Projects',
        'a selection of my projects, with what each of them is about.',
        'A selection of what I have worked on.',
      ),
      ...unlessEmpty(shown.projects),
    },
    experience: {
      ...page(
        '/experience',
        'Experience',
        'where I have worked, from when to when, and what I did there.',
        'Where I have worked, and what I did there.',
      ),
      ...unlessEmpty(shown.experience),
    },
    education: {
      ...page(
        '/education',
        'Education',
        'where I have studied, and the certificates that I have earned.',
        'Where I have studied, and what I have learned since.',
      ),
      ...unlessEmpty(shown.degrees, shown.certifications),
    },
    contact: page(
      '/contact',
      'Contact',
      'how to get in touch with me, and a form to write me a message.',
      'Write to me: I am glad to hear from you.',
    ),
  };
}
