import type { Words } from '../Words.ts';

export const aboutPage: Words['aboutPage'] = {
  selectedWork: 'Proyectos seleccionados',
  aboutMe: 'Sobre mí',
  coreValues: 'Mis valores',
  interests: 'Intereses',
};
