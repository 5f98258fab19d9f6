import type { spotlight as English } from '../en/spotlight.ts';

export const spotlight: typeof English = {
  carousel: 'carrusel',
  slide: 'diapositiva',
  play: (label) => `Reproducir: ${label}`,
  pause: (label) => `Pausar: ${label}`,
  previous: 'Habilidad anterior',
  next: 'Habilidad siguiente',
  chooseQuote: 'Elegir una cita',
  chooseSkill: 'Elegir una habilidad',
  skills: 'Habilidades',
  skillDot: (position, count) => `Habilidad ${position} de ${count}`,
  skill: (name, position, count) => `${name}, ${position} de ${count}`,
  quote: (position, count) => `Cita ${position} de ${count}`,
};
