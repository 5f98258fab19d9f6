import type { Words } from '../Words.ts';

export const educationPage: Words['educationPage'] = {
  degrees: (count) => (count === 1 ? 'Abschluss' : 'Abschlüsse'),
  certifications: 'Zertifikate und Weiterbildung',
  publications: 'Publikationen',
  // Too long for a narrow line of large letters.
  awards: 'Auszeich\u00adnungen',
};
