import type * as english from '../en/education.ts';

export const educationPage: typeof english.educationPage = {
  degrees: (count) => (count === 1 ? 'Abschluss' : 'Abschlüsse'),
  certifications: 'Zertifikate und Weiterbildung',
  publications: 'Publikationen',
  // Too long for a narrow line of large letters.
  awards: 'Auszeich\u00adnungen',
};

export const certification: typeof english.certification = {
  verified: (title) => ['Verifiziert', `: ${title}`],
  see: (title) => ['Zertifikat ansehen', `: ${title}`],
  skillsOf: (title) => `Kenntnisse: ${title}`,
};

export const quotes: typeof english.quotes = {
  label: 'Zitate',
  play: 'Zitate abspielen',
  pause: 'Zitate anhalten',
  previous: 'Vorheriges Zitat',
  next: 'Nächstes Zitat',
};
