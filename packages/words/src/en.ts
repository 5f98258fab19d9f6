import type {
  AboutPageWords,
  ContactFormWords,
  ContactPageWords,
  ContentWords,
  Counted,
  DocumentWords,
  EducationPageWords,
  ExperiencePageWords,
  ProjectsPageWords,
  SiteWords,
  SkillsPageWords,
  StoryPageWords,
  UiWords,
} from './Words.ts';

/** A count with its noun. */
const counted = (count: number, one: string, other: string) =>
  `${count} ${count === 1 ? one : other}`;

export const ui: UiWords = {
  opensInNewTab: '(opens in a new tab)',
};

const projects: Counted = (count) => `${count} ${count === 1 ? 'project' : 'projects'}`;

const atMost = (field: string) => (count: number) => `${field} must be at most ${count} characters`;

const showingFirst = (shown: number, count: number, name: string) =>
  `Currently showing ${shown} of ${projects(count)} in ${name}`;

export const site: SiteWords = {
  loading: 'Loading…',
  links: {
    connect: "Let's Connect",
    getInTouch: 'Get in touch',
    collaborate: "Let's Collaborate",
    seeProjects: 'See the projects',
    learningJourney: 'Explore My Learning Journey',
  },
  downloads: {
    resume: 'Download Resume',
    resumeShort: 'Resume',
    quickResume: 'Quick CV Download',
    businessCard: 'Download Business Card',
    businessCardShort: 'Business Card',
    card: 'Card',
    vCard: 'Download vCard',
  },
  footer: {
    quickConnect: 'Quick Connect',
    email: 'E-mail',
    copyright: (year, name) => `© ${year} ${name}. All rights reserved.`,
  },
  errors: {
    title: 'Unexpected Application Error!',
    notFound: {
      status: '404 Not Found',
      message: 'There is no page at this address: it may have moved, or the link is mistyped.',
    },
    unreachable: {
      status: 'No answer from the site',
      message:
        'This page could not be loaded: there is no connection to the site. Try again when there is one. Pages that you have visited still work.',
    },
    failed: {
      status: 'This page could not be shown',
      message: 'Something went wrong on the way. Try again, or go on to another page.',
    },
    tryAgain: 'Try again',
    stillUnreachable: 'There is still no connection to the site.',
  },
  offline: {
    title: 'You are offline',
    intro:
      "There is no connection, and what you asked for isn't kept on this device. The pages of this site are, and so are the downloads above.",
  },
};

export const aboutPage: AboutPageWords = {
  selectedWork: 'Selected work',
  aboutMe: 'About me',
  coreValues: 'Core Values',
  interests: 'Interests',
};

export const skillsPage: SkillsPageWords = {
  filter: 'Filter by category',
  all: 'All',
  asText: ['What I use each skill for is in ', 'this page as text', '.'],
  spokenLanguages: 'Spoken languages',
  spotlight: 'Skill Spotlight',
};

export const projectsPage: ProjectsPageWords = {
  statistics: {
    projects: () => 'projects',
    featured: () => 'featured',
    categories: () => 'categories',
  },
  filter: 'Filter by Domain',
  count: projects,
  loading: 'Loading projects...',
  showing: {
    category: (count, name) => `Currently showing ${projects(count)} in ${name}`,
    featured: (count) => `Currently showing ${count} featured projects`,
    all: (count) => `Currently showing all ${projects(count)}`,
    skill: (count, name) => `Currently showing ${projects(count)} ${name}`,
  },
  showingFirst: {
    category: showingFirst,
    featured: showingFirst,
    all: showingFirst,
    skill: (shown, count, name) => `Currently showing ${shown} of ${projects(count)} ${name}`,
  },
  featuredLegend: 'holds a featured project',
  clearChoice: 'Clear this choice',
  showMore: 'Show more projects',
  allInWords: (count) => `All ${projects(count)} in words`,
  seeFigures: 'See their figures',
  readStory: (title) => `Read the story: ${title}`,
  viewAllOn: (network) => `View All on ${network}`,
};

export const storyPage: StoryPageWords = {
  when: 'When',
  for: 'For',
  as: 'As',
  with: 'With',
  links: 'Links',
  code: 'Code',
  demo: 'Demo',
  table: (columns) => `Table: ${columns.join(', ')}`,
  listing: (language) => (language ? `Code: ${language}` : 'Code'),
};

export const experiencePage: ExperiencePageWords = {
  byMonth: (heading) => `${heading} by month`,
  references: 'References',
};

export const educationPage: EducationPageWords = {
  degrees: (count) => (count === 1 ? 'Degree' : 'Degrees'),
  certifications: 'Certifications & Training',
  publications: 'Publications',
  awards: 'Awards',
};

export const contactPage: ContactPageWords = {
  writeToMe: 'Write to me',
  information: 'Contact information',
  location: 'Location',
  map: (place) => (place ? `Map of ${place}` : 'Map'),
  message: 'Send me a message',
  byMail: {
    heading: 'Write me an e-mail',
    send: 'Send an e-mail',
    copyAddress: 'Copy address',
  },
};

export const contactForm: ContactFormWords = {
  labels: {
    name: 'Name',
    phone: 'Phone Number',
    email: 'Email',
    inquiryType: 'Inquiry Type',
    social: 'Social Media',
    message: 'Message',
  },
  inquiryTypes: {
    'Project Collaboration': 'Project Collaboration',
    'Resume Review': 'Resume Review',
    'Freelance Inquiry': 'Freelance Inquiry',
    Mentorship: 'Mentorship',
    'General Question': 'General Question',
  },
  chooseInquiryType: 'Select inquiry type',
  socialPlaceholder: '@username or profile link',
  errors: {
    name: { required: 'Name is required', maxLength: atMost('Name') },
    phone: {
      required: 'Phone number is required',
      format: 'Please enter a valid phone number',
      maxLength: atMost('Phone number'),
    },
    email: {
      required: 'Email is required',
      format: 'Please enter a valid email',
      maxLength: atMost('Email'),
    },
    inquiryType: { format: 'Please choose one of the inquiry types' },
    social: { maxLength: atMost('Social media') },
    message: {
      required: 'Message is required',
      minLength: (count) => `Message must be at least ${count} characters`,
      maxLength: atMost('Message'),
    },
  },
  unstorable: 'Please remove the character that cannot be shown',
  send: 'Send Message',
  sending: 'Sending...',
  withoutScript: 'Without JavaScript, “Send Message” opens your mail program with what you wrote.',
  keptFor: (hours) =>
    `What you type is kept on this device only, for ${hours} hours or until it is sent.`,
  offline:
    "You're offline. What you write is kept on this device: send it when you have a connection.",
  sent: "Thanks for reaching out! I'll get back to you shortly 🚀",
  failed: 'There was an error sending your message. Please try again.',
  reasons: {
    offline: 'You seem to be offline. What you wrote is kept: send it when you have a connection.',
    noAnswer: 'There was no answer: the connection may be the problem. What you wrote is kept.',
    noCode: 'A part of this page could not be loaded: reload the page. What you wrote is kept.',
    tooMany: (minutes) => {
      const few = minutes === undefined ? 'a few minutes' : `${minutes} minutes`;
      const when = minutes === 1 ? 'a minute' : few;
      return `Too many messages came in a short time: send yours again in ${when}.`;
    },
    trap: 'Something, perhaps a form filler, filled in a field that people can’t see, so nothing was sent. What you wrote is kept: press “Send Message” again to send it.',
  },
  otherWays: {
    mail: 'Send it by e-mail',
    copy: 'Copy message',
    subject: (name) => `Message from ${name}`,
  },
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
