import type { content as English } from '../en/content.ts';
import { counted, inLine, projectsOf } from './grammar.ts';

export const content: typeof English = {
  greeting: (name) => `Hola, soy ${name}`,
  labelled: (label, text) => `${label}: ${text}`,
  present: 'actualidad',
  length: (years, months) =>
    [
      ...(years > 0 ? [counted(years, 'año', 'años')] : []),
      ...(months > 0 ? [counted(months, 'mes', 'meses')] : []),
    ].join(' y '),
  use: (used, total) => `en ${projectsOf(used, total)}`,
  facts: {
    availableFrom: 'Disponibilidad',
    basedIn: 'Ubicación',
    languages: 'Idiomas',
    localTime: 'Hora local',
    language: (name, level) => `${name} (${inLine(level)})`,
  },
  contact: { email: 'Correo electrónico', phone: 'Teléfono', location: 'Ubicación' },
  positions: {
    employment: 'Puestos',
    internship: 'Prácticas',
    volunteering: 'Voluntariado',
  },
  badges: { internship: 'Prácticas', volunteering: 'Voluntariado' },
  certificates: { Course: 'Curso', Internship: 'Prácticas', Certificate: 'Certificado' },
  projects: {
    unlisted: 'Proyecto técnico',
    featured: 'Destacados',
    featuredProjects: 'Proyectos destacados',
    all: 'Todos',
    allProjects: 'Todos los proyectos',
    withSkill: (skill) => `con ${skill}`,
  },
};
