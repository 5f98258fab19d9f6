import type { content as English } from '../en/content.ts';
import { counted, inLine, projectsOf } from './grammar.ts';

export const content: typeof English = {
  greeting: (name) => `Bonjour, je suis ${name}`,
  labelled: (label, text) => `${label}\u00a0: ${text}`,
  present: 'aujourd’hui',
  length: (years, months) =>
    [
      ...(years > 0 ? [counted(years, 'an', 'ans')] : []),
      ...(months > 0 ? [`${months}\u00a0mois`] : []),
    ].join(' et '),
  use: (used, total) => `dans ${projectsOf(used, total)}`,
  facts: {
    availableFrom: 'Disponibilité',
    basedIn: 'Lieu',
    languages: 'Langues',
    localTime: 'Heure locale',
    language: (name, level) => `${name} (${inLine(level)})`,
  },
  contact: { email: 'E-mail', phone: 'Téléphone', location: 'Lieu' },
  positions: {
    employment: 'Postes',
    internship: 'Stages',
    volunteering: 'Bénévolat',
  },
  badges: { internship: 'Stage', volunteering: 'Bénévolat' },
  certificates: { Course: 'Formation', Internship: 'Stage', Certificate: 'Certificat' },
  projects: {
    unlisted: 'Projet technique',
    featured: 'À la une',
    featuredProjects: 'Projets à la une',
    all: 'Tous',
    allProjects: 'Tous les projets',
    withSkill: (skill) => `avec ${skill}`,
  },
};
