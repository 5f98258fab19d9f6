import type { Words } from '../Words.ts';
import { plural } from './grammar.ts';

export const educationPage: Words['educationPage'] = {
  degrees: (count) => plural(count, 'Título', 'Títulos'),
  certifications: 'Certificaciones y cursos',
  publications: 'Publicaciones',
  awards: 'Premios',
};
