import type { LinkText } from '../types/textTypes.ts';

/** The headings of the Education page. */
export const educationPage = {
  degrees: (count: number): string => (count === 1 ? 'Degree' : 'Degrees'),
  certifications: 'Certifications & Training',
  publications: 'Publications',
  awards: 'Awards',
};

/** A certificate's card. */
export const certification = {
  verified: (title: string): LinkText => ['Verified', `: ${title}`],
  see: (title: string): LinkText => ['See the certificate', ` of ${title}`],
  skillsOf: (title: string) => `Skills of ${title}`,
};

/** Sentences that rotate in one place, and their buttons. */
export const quotes = {
  label: 'quotes',
  play: 'Play quotes',
  pause: 'Pause quotes',
  previous: 'Previous quote',
  next: 'Next quote',
};
