import type { ContentWords, DocumentWords, SiteWords, UiWords } from './Words.ts';

/** A count with its noun. */
const counted = (count: number, one: string, other: string) =>
  `${count} ${count === 1 ? one : other}`;

export const ui: UiWords = {
  opensInNewTab: '(opens in a new tab)',
};

export const site: SiteWords = {
  tryAgain: 'Try again',
};

/** A word in the middle of a line; a code such as `B2` stays as it is. */
const inLine = (word: string) =>
  /^\p{Lu}\p{Ll}/u.test(word) ? `${word[0]?.toLowerCase()}${word.slice(1)}` : word;

export const content: ContentWords = {
  greeting: (name) => `Hi, I'm ${name}`,
  labelled: (label, text) => `${label}: ${text}`,
  present: 'Present',
  length: (years, months) =>
    [
      ...(years > 0 ? [counted(years, 'year', 'years')] : []),
      ...(months > 0 ? [counted(months, 'month', 'months')] : []),
    ].join(' '),
  use: (used, total) => `used in ${used} of ${counted(total, 'project', 'projects')}`,
  facts: {
    availableFrom: 'Available from',
    basedIn: 'Based in',
    languages: 'Languages',
    localTime: 'Local time',
    language: (name, level) => `${name} (${inLine(level)})`,
  },
  contact: { email: 'Email', phone: 'Phone', location: 'Location' },
  positions: {
    employment: 'Positions',
    internship: 'Internships',
    volunteering: 'Volunteering',
  },
  badges: { internship: 'Internship', volunteering: 'Volunteering' },
  certificates: { Course: 'Course', Internship: 'Internship', Certificate: 'Certificate' },
  projects: {
    unlisted: 'Technical project',
    featured: 'Featured',
    featuredProjects: 'Featured projects',
    all: 'All',
    allProjects: 'All projects',
    withSkill: (skill) => `with ${skill}`,
  },
};

export const documents: DocumentWords = {
  sentence: (text) => `${text}.`,
  resume: {
    title: 'Resume',
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
    website: 'Website',
    verified: 'verified',
    others: (names, more) => `Also: ${names.join('; ')}${more > 0 ? `; and ${more} more` : ''}`,
    page: (page, pages) => `${page} / ${pages}`,
  },
  card: { title: 'Business card', code: 'QR code of these contacts' },
  preview: {
    use: (used, total) => `in ${used} of ${total} projects`,
    certificates: (count) => (count === 1 ? 'certificate' : 'certificates'),
  },
  texts: {
    aboutMe: 'About me',
    coreValues: 'Core Values',
    interests: 'Interests',
    spokenLanguages: 'Spoken languages',
    spotlight: 'Skill Spotlight',
    uses: (used, total, projects) =>
      `Used in ${used} of ${counted(total, 'project', 'projects')}: ${projects}.`,
    featured: 'Featured',
    technologies: 'Technologies',
    code: 'Code',
    demo: 'Demo',
    story: 'Story',
    measured: 'Measured',
    skills: 'Skills',
    references: 'References',
    check: 'Check it',
    degree: 'Degree',
    certificates: 'Certifications & Training',
    verified: 'Verified',
    seeCertificate: 'See the certificate',
    publications: 'Publications',
    awards: 'Awards',
    readMore: 'Read more',
    map: 'Map',
    pages: 'Pages',
    results: 'Results',
    stories: 'Stories',
    files: 'Files',
    resumePdf: 'Résumé (PDF)',
    resumeJson: 'Résumé (JSON Resume)',
    contactCard: 'Contact card (vCard)',
  },
};
