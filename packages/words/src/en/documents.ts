// What only documents and files say: résumé, business card, previews of links, texts for programs.

import { counted } from './grammar.ts';

export const documents = {
  /** A few words as a sentence, with its end. */
  sentence: (text: string) => `${text}.`,
  resume: {
    /** In the title of the PDF, after the owner's name. */
    title: 'Resume',
    /** Headings, which have 33 mm. */
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
    /** After a certificate that its provider lets anyone check. */
    verified: 'verified',
    /** The names of things that have no room, and how many more there are; that may be 0. */
    others: (names: readonly string[], more: number) =>
      `Also: ${names.join('; ')}${more > 0 ? `; and ${more} more` : ''}`,
    /** At the foot of a page: `1 / 2`. The numbers come as placeholders. */
    page: (page: string, pages: string) => `${page} / ${pages}`,
  },
  card: {
    /** In the title of the PDF, after the owner's name. */
    title: 'Business card',
    /** Alternative text. */
    code: 'QR code of these contacts',
  },
  /** Previews of links. */
  preview: {
    /** How many of all projects use a skill; 230 of 1200 px. */
    use: (used: number, total: number) => `in ${used} of ${total} projects`,
    /** Below the number of certificates, without it. */
    certificates: (count: number): string => (count === 1 ? 'certificate' : 'certificates'),
  },
  /** Markdown twins of pages, and llms.txt. */
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
    /** A link to where somebody's words can be checked. */
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
    /** The files. */
    resumePdf: 'Résumé (PDF)',
    resumeJson: 'Résumé (JSON Resume)',
    contactCard: 'Contact card (vCard)',
  },
};
