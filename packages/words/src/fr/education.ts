import type * as english from '../en/education.ts';
import { plural } from './grammar.ts';

export const educationPage: typeof english.educationPage = {
  degrees: (count) => plural(count, 'Diplôme', 'Diplômes'),
  certifications: 'Certifications et formations',
  publications: 'Publications',
  awards: 'Distinctions',
};

export const certification: typeof english.certification = {
  verified: (title) => ['Vérifié', `\u00a0: ${title}`],
  see: (title) => ['Voir le certificat', `\u00a0: ${title}`],
  skillsOf: (title) => `Compétences\u00a0: ${title}`,
};

export const quotes: typeof english.quotes = {
  label: 'citations',
  play: 'Faire défiler les citations',
  pause: 'Arrêter le défilement des citations',
  previous: 'Citation précédente',
  next: 'Citation suivante',
};
