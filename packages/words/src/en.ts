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

export const content: ContentWords = {
  present: 'Present',
};

export const documents: DocumentWords = {
  website: 'Website',
};
