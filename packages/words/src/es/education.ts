import type * as english from '../en/education.ts';
import { plural } from './grammar.ts';

export const educationPage: typeof english.educationPage = {
  degrees: (count) => plural(count, 'Título', 'Títulos'),
  certifications: 'Certificaciones y cursos',
  publications: 'Publicaciones',
  awards: 'Premios',
};

export const certification: typeof english.certification = {
  verified: (title) => ['Verificado', `: ${title}`],
  see: (title) => ['Ver el certificado', ` de ${title}`],
  skillsOf: (title) => `Habilidades de ${title}`,
};

export const quotes: typeof english.quotes = {
  label: 'citas',
  play: 'Reproducir citas',
  pause: 'Pausar citas',
  previous: 'Cita anterior',
  next: 'Cita siguiente',
};
