import type { Words } from '../Words.ts';
import { plural } from './grammar.ts';

export const educationPage: Words['educationPage'] = {
  degrees: (count) => plural(count, 'Diplôme', 'Diplômes'),
  certifications: 'Certifications et formations',
  publications: 'Publications',
  awards: 'Distinctions',
};
