import { counted } from './grammar.ts';

/** A word in the middle of a line; a code such as `B2` stays as it is. */
const inLine = (word: string) =>
  /^\p{Lu}\p{Ll}/u.test(word) ? `${word[0]?.toLowerCase()}${word.slice(1)}` : word;

/** The texts that pages and documents have about the owner's content. The build writes them. */
export const content = {
  /** The heading of the first page, unless the owner writes one. */
  greeting: (name: string) => `Hi, I'm ${name}`,
  /** A label before its text: `Spanish: Native speaker`. The text is empty where a link follows. */
  labelled: (label: string, text: string) => `${label}: ${text}`,
  /** The end of a period that hasn't ended yet. */
  present: 'Present',
  /** The length of a period: `1 year 3 months`. A number that is 0 is left out. */
  length: (years: number, months: number) =>
    [
      ...(years > 0 ? [counted(years, 'year', 'years')] : []),
      ...(months > 0 ? [counted(months, 'month', 'months')] : []),
    ].join(' '),
  /** How many of all projects use a skill, in the middle of a line: `used in 3 of 7 projects`. */
  use: (used: number, total: number) =>
    `used in ${used} of ${counted(total, 'project', 'projects')}`,
  facts: {
    availableFrom: 'Available from',
    /** Before a place: city, region, country. */
    basedIn: 'Based in',
    languages: 'Languages',
    localTime: 'Local time',
    /** A language and its level, among others in a line: `English (fluent)`. The owner's level begins with a capital. */
    language: (name: string, level: string) => `${name} (${inLine(level)})`,
  },
  /** The labels of the contact information. */
  contact: { email: 'Email', phone: 'Phone', location: 'Location' },
  /** The headings of positions, by their kind. */
  positions: {
    employment: 'Positions',
    internship: 'Internships',
    volunteering: 'Volunteering',
  },
  /** The badge of a position, by its kind. */
  badges: { internship: 'Internship', volunteering: 'Volunteering' },
  /** The kinds of certificates. */
  certificates: { Course: 'Course', Internship: 'Internship', Certificate: 'Certificate' },
  projects: {
    /** The line about a category that the owner hasn't described. */
    unlisted: 'Technical project',
    /** A choice among the categories: the projects that the owner features. */
    featured: 'Featured',
    /** Replaces `featured` if a category has that name. */
    featuredProjects: 'Featured projects',
    /** A choice among the categories: all projects. */
    all: 'All',
    /** Replaces `all` if a category has that name. */
    allProjects: 'All projects',
    /** A choice among the categories: the projects that use a skill. */
    withSkill: (skill: string) => `with ${skill}`,
  },
};

/** The texts that are only in documents and files: résumé, business card, previews of links, texts for programs. */
export const documents = {
  /** Ends a few words as a sentence. */
  sentence: (text: string) => `${text}.`,
  resume: {
    /** In the title of the PDF, after the owner's name. */
    title: 'Resume',
    /** Headings, each on a line of its own. */
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
    caseStudy: 'Case study',
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
    caseStudies: 'Case studies',
    files: 'Files',
    /** Links to the files. */
    resumePdf: 'Résumé (PDF)',
    resumeJson: 'Résumé (JSON Resume)',
    contactCard: 'Contact card (vCard)',
  },
};
