import type * as english from '../en/projects.ts';
import type { Counted } from '../types/textTypes.ts';

/** The noun is the same in the plural. */
const projects: Counted = (count) => `${count} प्रोजेक्ट`;

/** With the verb in the number of what is shown. */
const shown = (count: number, what: string) =>
  `अभी ${what} ${count === 0 || count === 1 ? 'दिख रहा है' : 'दिख रहे हैं'}`;

export const projectsPage: typeof english.projectsPage = {
  statistics: {
    projects: () => 'प्रोजेक्ट',
    featured: () => 'चुनिंदा',
    categories: (count) => (count === 0 || count === 1 ? 'श्रेणी' : 'श्रेणियाँ'),
  },
  filter: 'क्षेत्र के अनुसार छाँटें',
  count: projects,
  loading: 'प्रोजेक्ट लोड हो रहे हैं…',
  showing: {
    category: (count, name) => shown(count, `${name} में ${projects(count)}`),
    featured: (count) => shown(count, `${count} चुनिंदा प्रोजेक्ट`),
    all: (count) => shown(count, `सभी ${projects(count)}`),
    skill: (count, name) => shown(count, `${name} ${projects(count)}`),
  },
  showingFirst: {
    category: (first, count, name) => shown(first, `${name} के ${count} में से ${projects(first)}`),
    featured: (first, count) => shown(first, `${count} में से ${first} चुनिंदा प्रोजेक्ट`),
    all: (first, count) => shown(first, `${count} में से ${projects(first)}`),
    skill: (first, count, name) => shown(first, `${name} ${count} में से ${projects(first)}`),
  },
  clearChoice: 'यह चुनाव हटाएँ',
  showMore: 'और प्रोजेक्ट दिखाएँ',
  allInWords: (count) => `सभी ${projects(count)} शब्दों में`,
  seeFigures: 'इनके चार्ट देखें',
  readCaseStudy: (title) => `पूरी केस स्टडी पढ़ें: ${title}`,
  viewAllOn: (network) => `${network} पर सभी देखें`,
};

export const project: typeof english.project = {
  featured: '★ चुनिंदा',
  forClient: (client) => `${client} के लिए`,
  facts: (title) => `${title}: अवधि, क्लाइंट और भूमिकाएँ`,
  technologiesOf: (title) => `${title} की तकनीकें`,
  firstTechnologiesOf: (title) => `${title} की पहली तकनीकें`,
  technologies: 'तकनीकें',
  measured: 'कैसे मापा गया',
  readMore: 'और पढ़ें',
  code: (title) => ['कोड', `: ${title}`],
  demo: (title) => ['डेमो', `: ${title}`],
};

export const caseStudyPage: typeof english.caseStudyPage = {
  when: 'अवधि',
  for: 'क्लाइंट',
  as: 'भूमिका',
  with: 'तकनीकें',
  links: 'लिंक',
  code: 'कोड',
  demo: 'डेमो',
  ask: 'इस प्रोजेक्ट के बारे में पूछें',
  table: (columns) => `तालिका: ${columns.join(', ')}`,
  listing: (language) => (language ? `कोड: ${language}` : 'कोड'),
};

export const caseStudies: typeof english.caseStudies = {
  contents: 'विषय सूची',
  label: 'और केस स्टडी',
  previous: (category) => `पिछली केस स्टडी · ${category}`,
  next: (category) => `अगली केस स्टडी · ${category}`,
};
