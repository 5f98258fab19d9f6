import type { educationPage as English } from '../en/educationPage.ts';
import { plural } from './grammar.ts';

export const educationPage: typeof English = {
  degrees: (count) => plural(count, 'Diplôme', 'Diplômes'),
  certifications: 'Certifications et formations',
  publications: 'Publications',
  awards: 'Distinctions',
};
