import type { content as English } from '../en/content.ts';
import { counted, inProjects } from './grammar.ts';

export const content: typeof English = {
  greeting: (name) => `नमस्ते, मैं ${name} हूँ`,
  labelled: (label, text) => `${label}: ${text}`,
  present: 'अब तक',
  length: (years, months) =>
    [
      ...(years > 0 ? [`${years} साल`] : []),
      ...(months > 0 ? [counted(months, 'महीना', 'महीने')] : []),
    ].join(' '),
  use: (used, total) => `${total} में से ${inProjects(used)} में इस्तेमाल`,
  facts: {
    availableFrom: 'उपलब्धता',
    basedIn: 'निवास',
    languages: 'भाषाएँ',
    localTime: 'स्थानीय समय',
    language: (name, level) => `${name} (${level})`,
  },
  contact: { email: 'ईमेल', phone: 'फ़ोन', location: 'स्थान' },
  positions: {
    employment: 'नौकरियाँ',
    internship: 'इंटर्नशिप',
    volunteering: 'स्वयंसेवा',
  },
  badges: { internship: 'इंटर्नशिप', volunteering: 'स्वयंसेवा' },
  certificates: { Course: 'कोर्स', Internship: 'इंटर्नशिप', Certificate: 'प्रमाणपत्र' },
  projects: {
    unlisted: 'तकनीकी प्रोजेक्ट',
    featured: 'चुनिंदा',
    featuredProjects: 'चुनिंदा प्रोजेक्ट',
    all: 'सभी',
    allProjects: 'सभी प्रोजेक्ट',
    withSkill: (skill) => `${skill} वाले`,
  },
};
