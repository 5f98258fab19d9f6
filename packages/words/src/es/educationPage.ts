import type { educationPage as English } from '../en/educationPage.ts';
import { plural } from './grammar.ts';

export const educationPage: typeof English = {
  degrees: (count) => plural(count, 'Título', 'Títulos'),
  certifications: 'Certificaciones y cursos',
  publications: 'Publicaciones',
  awards: 'Premios',
};
