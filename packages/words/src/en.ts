import type {
  AboutPageWords,
  ContactFormWords,
  ContactPageWords,
  ContentWords,
  Counted,
  DocumentWords,
  EducationPageWords,
  ExperiencePageWords,
  FigureWords,
  ProjectsPageWords,
  SiteWords,
  SkillsPageWords,
  StoryPageWords,
  UiWords,
} from './Words.ts';

export { englishFormats as formats } from './formats.ts';

/** `A, B and C`. */
const list = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');

const projectNoun = (count: number) => (count === 1 ? 'project' : 'projects');

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

/** `second`, `8th`. */
function ordinal(position: number): string {
  const isTeen = Math.floor(position / 10) % 10 === 1;
  const suffix = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][position % 10] ?? 'th');
  return ordinals[position - 1] ?? `${position}${suffix}`;
}

export const figures: FigureWords = {
  numbers: 'Numbers',
  numbersOf: (title) => `Numbers: ${title}`,
  about: (title, finding) => `${title}: ${finding}.`,
  answer: (title, finding) => `${title} ${finding}.`,
  sentence: (finding) => `${finding}.`,
  clauses: (clauses) => clauses.join('; '),
  lessThan: (percent) => `less than ${percent}`,
  moreThan: (percent) => `more than ${percent}`,
  range: (low, high) => `${low} to ${high}`,
  isBetter: { lower: 'lower is better', higher: 'higher is better' },
  withBetter: (quantity, better) => `${quantity} (${better} is better)`,
  notFromZero: 'The axis doesn’t begin at zero',
  quantityNotFromZero: (quantity) => `${quantity}; the axis doesn’t begin at zero`,
  change: {
    unchanged: ({ value, before, after }) => `unchanged at ${value} (${before}, ${after})`,
    changed: ({ from, before, to, after, size, isImprovement }) =>
      `from ${from} (${before}) to ${to} (${after}), ${size}, which is ${isImprovement ? 'better' : 'worse'}`,
    by: (difference, direction) => `${difference} ${direction}`,
    times: (factor) => `${factor} times as high`,
    percentagePoints: (text, difference) =>
      `${text}\u00a0percentage ${difference === 1 ? 'point' : 'points'}`,
    stage: 'Stage',
    value: 'Value',
    change: 'Change',
    none: 'none',
    axis: { lower: '← lower is better', higher: 'higher is better →' },
    shortAxis: { lower: '← better', higher: 'better →' },
  },
  share: {
    finding: ({ part, whole, unit, label, percent }) =>
      `${part} of ${whole} ${unit} ${label}${percent && ` (${percent})`}`,
    of: (part, whole) => `${part} of ${whole}`,
    counted: (unit, label, percent) => `${unit} ${label}${percent && ` (${percent})`}`,
    note: (percent, note) => `${percent}: ${note}`,
    count: 'Count',
    share: 'Share',
    others: 'others',
    all: 'all',
  },
  series: {
    position: (quantity, value) => `${quantity} ${value}`,
    at: (quantity, value) => `at ${quantity} ${value}`,
    inYear: (year) => `in ${year}`,
    inMonth: (month) => `in ${month}`,
    onDay: (day) => `on ${day}`,
    ends: (line, value, place) => `${line} ${value} ${place}`,
    began: (end, value, place) => `${end}, from ${value} ${place}`,
    band: (end, label, range) => `${end} (${label} ${range})`,
    lineWithoutValue: (line) => `${line} without a value`,
    noValues: 'no values',
    none: 'none',
    difference: 'difference',
    mean: 'mean',
    points: 'points',
    gap: ({ side, least, leastAt, most, mostAt, mean }) =>
      `${side === 'lower' ? 'Lower' : 'Higher'} throughout: by ${least} at least (${leastAt}), ` +
      `${most} at most (${mostAt}) and ${mean} on average.`,
  },
  comparison: {
    sameAsOther: (ours) => `${ours}, like the other`,
    sameAsOthers: (ours) => `${ours}, like all the others`,
    ofTwo: (ours, side) => `${ours}, the ${side} of the two`,
    rank: ({ ours, position, count, better, isTied }) => {
      const rank = position === 1 ? '' : `${ordinal(position)} `;
      const end = better === 'lower' ? 'lowest' : 'highest';
      return `${ours}, ${isTied ? 'tied for ' : ''}the ${rank}${end} of ${count}`;
    },
    andOthers: (named, count) => `${named}, and ${count} others`,
    more: (count) => `and ${count} more`,
    name: 'Name',
    interval: 'Interval',
  },
  matrix: {
    empty: (unit) => `no ${unit}`,
    allCorrect: (total, unit) => `all ${total} ${unit} were classified correctly`,
    finding: ({ total, unit, correct, percent, confusions, recalls }) =>
      `of ${total} ${unit}, ${correct} (${percent}) were classified correctly; ${confusions}. Recall: ${recalls}`,
    atMost: (text, count) =>
      `no class was taken for another more than ${count === 1 ? 'once' : `${text} times`}`,
    mostOften: (pairs, count) => {
      const told = pairs.map(
        ({ actual, predicted }, index) =>
          `${actual}${index === 0 ? ' was taken' : ''} for ${predicted}`,
      );
      return `most often ${told.join(' and ')} (${count}${pairs.length > 1 ? ' each' : ''})`;
    },
    correct: 'classified correctly',
    mostOftenTaken: (actual, predicted, count) => [
      'most often ',
      actual,
      ' taken for ',
      predicted,
      ` (${count})`,
    ],
    corner: (rows, columns) => `${rows} by ${columns.charAt(0).toLowerCase()}${columns.slice(1)}`,
    recall: 'Recall',
    none: 'none',
  },
  curve: {
    forms: {
      roc: {
        name: 'ROC curve',
        x: 'false positive rate',
        y: 'true positive rate',
        summary: 'AUC',
      },
      'precision-recall': {
        name: 'precision–recall curve',
        x: 'recall',
        y: 'precision',
        summary: 'PR AUC',
      },
      calibration: {
        name: 'calibration curve',
        x: 'predicted rate',
        y: 'observed rate',
        summary: 'largest gap',
      },
    },
    withArea: (name, area) => `${name} with an area of ${area}`,
    neverAboveGuessing: 'never above guessing',
    farthest: (truePositive, falsePositive) =>
      `farthest above guessing at a true positive rate of ${truePositive} and a false positive rate of ${falsePositive}`,
    noPoints: 'no points',
    balanced: (precision, recall) =>
      `most balanced at a precision of ${precision} and a recall of ${recall}`,
    calibrated: 'observed rates are as predicted',
    differ: (gap, observed, predicted) =>
      `observed and predicted rates differ by at most ${gap} (${observed} where ${predicted} was predicted)`,
    guessingReaches: (precision) => `guessing reaches a precision of ${precision}`,
    asPredicted: 'as predicted',
    guessing: 'guessing',
    guessingAt: (precision) => `guessing ${precision}`,
  },
};

export const common: UiWords['common'] = {
  opensInNewTab: '(opens in a new tab)',
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  breadcrumb: 'Breadcrumb',
  linkToSection: 'Link to this section:',
  leaveEmpty: 'Leave this field empty',
  copied: 'Copied',
  loading: 'Loading...',
  more: (count) => `+${count} more`,
  hasFeatured: 'featured',
};

export const theme: UiWords['theme'] = {
  label: 'Theme',
  system: 'System theme',
  light: 'Light theme',
  dark: 'Dark theme',
};

export const motion: UiWords['motion'] = { play: 'Play animations', pause: 'Pause animations' };

export const draft: UiWords['draft'] = { undo: 'Undo', clear: 'Clear draft' };

export const map: UiWords['map'] = {
  ask: (provider) =>
    `This map comes from ${provider}. If you show it, that server gets your IP address. The link below leads there, too.`,
  show: 'Show map',
  loading: 'Loading the map…',
  failed: 'The map did not load. The link below opens it in a new tab.',
  notLoaded: 'Without JavaScript the map is not loaded. The link below opens it.',
  retry: 'Try again',
};

export const zone: UiWords['zone'] = {
  name: (city) => `${city} time`,
  same: 'same as yours',
  ahead: (hours) => `${hours} h ahead of you`,
  behind: (hours) => `${hours} h behind you`,
};

export const card: UiWords['card'] = {
  turn: 'More',
  back: 'Back',
  close: 'Close',
  button: (action, subject) => `${action}: ${subject}`,
};

export const quotes: UiWords['quotes'] = {
  label: 'quotes',
  play: 'Play quotes',
  pause: 'Pause quotes',
  previous: 'Previous quote',
  next: 'Next quote',
};

export const spotlight: UiWords['spotlight'] = {
  carousel: 'carousel',
  slide: 'slide',
  play: (label) => `Play ${label}`,
  pause: (label) => `Pause ${label}`,
  previous: 'Previous skill',
  next: 'Next skill',
  chooseSkill: 'Choose a skill',
  chooseQuote: 'Choose a quote',
  skills: 'Skills',
  skill: (name, position, count) => `${name}, ${position} of ${count}`,
  quote: (position, count) => `Quote ${position} of ${count}`,
};

export const skill: UiWords['skill'] = {
  proficiency: 'Proficiency',
  proficiencyIn: (name) => `Proficiency in ${name}`,
  proficiencyPercent: (percent) => `Proficiency ${percent} percent.`,
  usedIn: 'Used in',
  usedInProjects: (titles, others) =>
    `Used in ${list(others > 0 ? [...titles, `${others} more`] : titles)}.`,
  evidence: (name, count, total) => [
    `${name}, used in `,
    `${count} of ${total}`,
    ` ${projectNoun(total)}`,
  ],
  estimate: 'My own estimate',
  squares: (total) => `Used in: one square is one of ${total} ${projectNoun(total)}`,
  bars: (total) => `Used in: share of ${total} ${projectNoun(total)}`,
};

export const project: UiWords['project'] = {
  featured: '★ Featured',
  forClient: (client) => `for ${client}`,
  facts: (title) => `Period, client and roles of ${title}`,
  technologiesOf: (title) => `Technologies of ${title}`,
  firstTechnologiesOf: (title) => `First technologies of ${title}`,
  technologies: 'Technologies',
  measured: 'How it was measured',
  readMore: 'Read more',
  readStory: (title) => ['Read the story', ` of ${title}`],
  story: (title) => ['Story', ` of ${title}`],
  code: (title) => ['Code', ` of ${title}`],
  demo: (title) => ['Demo', ` of ${title}`],
};

export const stories: UiWords['stories'] = {
  label: 'More stories',
  previous: (category) => `Previous story · ${category}`,
  next: (category) => `Next story · ${category}`,
};

export const certification: UiWords['certification'] = {
  verified: (title) => ['Verified', `: ${title}`],
  see: (title) => ['See the certificate', ` of ${title}`],
  skillsOf: (title) => `Skills of ${title}`,
};

export const testimonial: UiWords['testimonial'] = {
  check: (name) => ['Check', ` the words of ${name ?? 'this person'}`, ' at '],
};

export const timeline: UiWords['timeline'] = { skillsAs: (title) => `Skills used as ${title}` };

export const value: UiWords['value'] = { inPractice: 'In practice' };

export const contact: UiWords['contact'] = {
  // A name such as `GitHub` keeps its capitals.
  copy: (label) => `Copy ${/^[A-Z][a-z]+$/.test(label) ? label.toLowerCase() : label}`,
  verified: '(verified)',
};

/** A count with its noun. */
const counted = (count: number, one: string, other: string) =>
  `${count} ${count === 1 ? one : other}`;

const projects: Counted = (count) => `${count} ${projectNoun(count)}`;

const atMost = (field: string) => (count: number) => `${field} must be at most ${count} characters`;

const showingFirst = (shown: number, count: number, name: string) =>
  `Currently showing ${shown} of ${projects(count)} in ${name}`;

export const site: SiteWords = {
  language: 'Language',
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
  legal: { privacy: 'Privacy notice', imprint: 'Legal notice' },
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
  offline: 'You are offline',
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
  requiredNote: 'Fields marked with * are required.',
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
  withoutScript:
    'This page’s script isn’t running, so “Send Message” opens your mail program with what you wrote.',
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
