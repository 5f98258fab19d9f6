import type { aboutPage as English } from '../en/aboutPage.ts';

export const aboutPage: typeof English = {
  selectedWork: 'Proyectos seleccionados',
  aboutMe: 'Sobre mí',
  coreValues: 'Mis valores',
  interests: 'Intereses',
};
