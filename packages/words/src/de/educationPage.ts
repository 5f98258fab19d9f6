import type { educationPage as English } from '../en/educationPage.ts';

export const educationPage: typeof English = {
  degrees: (count) => (count === 1 ? 'Abschluss' : 'Abschlüsse'),
  certifications: 'Zertifikate und Weiterbildung',
  publications: 'Publikationen',
  // Too long for a narrow line of large letters.
  awards: 'Auszeich\u00adnungen',
};
