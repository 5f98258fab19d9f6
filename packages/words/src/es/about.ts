import type { Words } from '../Words.ts';

export const aboutPage: Words['aboutPage'] = {
  selectedWork: 'Proyectos seleccionados',
  aboutMe: 'Sobre mí',
  coreValues: 'Mis valores',
  interests: 'Intereses',
};

export const value: Words['value'] = { inPractice: 'En la práctica' };

export const zone: Words['zone'] = {
  name: (city) => `hora ${/^[A-Z]{3}/.test(city) ? city : `de ${city}`}`,
  same: 'la misma que la suya',
  ahead: (hours) => `${hours}\u00a0h más que la suya`,
  behind: (hours) => `${hours}\u00a0h menos que la suya`,
};
