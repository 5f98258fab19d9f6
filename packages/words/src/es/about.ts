import type * as english from '../en/about.ts';

export const aboutPage: typeof english.aboutPage = {
  selectedWork: 'Proyectos seleccionados',
  aboutMe: 'Sobre mí',
  coreValues: 'Mis valores',
  interests: 'Intereses',
};

export const value: typeof english.value = { inPractice: 'En la práctica' };

export const zone: typeof english.zone = {
  name: (city) => `hora ${/^[A-Z]{3}/.test(city) ? city : `de ${city}`}`,
  same: 'la misma que la suya',
  ahead: (hours) => `${hours}\u00a0h más que la suya`,
  behind: (hours) => `${hours}\u00a0h menos que la suya`,
};
