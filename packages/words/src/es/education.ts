import type { Words } from '../Words.ts';
import { plural } from './grammar.ts';

export const educationPage: Words['educationPage'] = {
  degrees: (count) => plural(count, 'Título', 'Títulos'),
  certifications: 'Certificaciones y cursos',
  publications: 'Publicaciones',
  awards: 'Premios',
};

export const certification: Words['certification'] = {
  verified: (title) => ['Verificado', `: ${title}`],
  see: (title) => ['Ver el certificado', ` de ${title}`],
  skillsOf: (title) => `Habilidades de ${title}`,
};

export const quotes: Words['quotes'] = {
  label: 'citas',
  play: 'Reproducir citas',
  pause: 'Pausar citas',
  previous: 'Cita anterior',
  next: 'Cita siguiente',
};
