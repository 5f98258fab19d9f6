// The texts that are only in documents and files: résumé, business card, previews of links, texts for programs.

import { counted } from './grammar.ts';

export const documents = {
  /** Ends a few words as a sentence. */
  sentence: (text: string) => `${text}.`,
  resume: {
    /** In the title of the PDF, after the owner's name. */
    title: 'Resume',
    /** Headings, in a column that is 32 mm wide. */
    sections: {
      experience: 'Experience',
      volunteering: 'Volunteering',
      projects: 'Projects',
      education: 'Education',
      certificates: 'Certificates',
      publications: 'Publications',
      awards: 'Awards',
      skills: 'Skills',
      languages: 'Languages',
      interests: 'Interests',
      references: 'References',
      links: 'Links',
    },
    /** The label of the site's own address. */
    website: 'Website',
    /** After a certificate that anyone can check on its provider's site. */
    verified: 'verified',
    /** The names of things that had no room. `more` is the number of those without a name here, and may be 0. */
    others: (names: readonly string[], more: number) =>
      `Also: ${names.join('; ')}${more > 0 ? `; and ${more} more` : ''}`,
    /** At the foot of a page: `1 / 2`. The function gets placeholders instead of the numbers. */
    page: (page: string, pages: string) => `${page} / ${pages}`,
  },
  card: {
    /** In the title of the PDF, after the owner's name. */
    title: 'Business card',
    /** Alternative text. */
    code: 'QR code of the site’s address',
  },
  /** Previews of links. */
  preview: {
    /** How many of all projects use a skill. It has room for 230 of the picture's 1200 px. */
    use: (used: number, total: number) => `in ${used} of ${total} projects`,
    /** The noun below the number of certificates. */
    certificates: (count: number): string => (count === 1 ? 'certificate' : 'certificates'),
  },
  /** The Markdown versions of pages, and llms.txt. */
  texts: {
    aboutMe: 'About me',
    coreValues: 'Core Values',
    interests: 'Interests',
    spokenLanguages: 'Spoken languages',
    spotlight: 'Skill Spotlight',
    /** A sentence: how many of all projects use a skill, and which. */
    uses: (used: number, total: number, projects: string) =>
      `Used in ${used} of ${counted(total, 'project', 'projects')}: ${projects}.`,
    /** About a project. */
    featured: 'Featured',
    technologies: 'Technologies',
    /** The text of a link. */
    code: 'Code',
    /** The text of a link. */
    demo: 'Demo',
    /** The text of a link. */
    story: 'Story',
    /** Before how a figure was measured. */
    measured: 'Measured',
    skills: 'Skills',
    references: 'References',
    /** A link to a page on which readers can check somebody's words. */
    check: 'Check it',
    degree: 'Degree',
    certificates: 'Certifications & Training',
    /** About a certificate. */
    verified: 'Verified',
    /** The text of a link. */
    seeCertificate: 'See the certificate',
    publications: 'Publications',
    awards: 'Awards',
    /** The text of a link. */
    readMore: 'Read more',
    /** The text of a link. */
    map: 'Map',
    /** Headings of llms.txt. */
    pages: 'Pages',
    results: 'Results',
    stories: 'Stories',
    files: 'Files',
    /** Links to the files. */
    resumePdf: 'Résumé (PDF)',
    resumeJson: 'Résumé (JSON Resume)',
    contactCard: 'Contact card (vCard)',
  },
};
