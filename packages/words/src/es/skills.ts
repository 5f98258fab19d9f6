import type * as english from '../en/skills.ts';
import { projectNoun } from './grammar.ts';

export const skillsPage: typeof english.skillsPage = {
  filter: 'Filtrar por categoría',
  all: 'Todas',
  asText: ['Para qué uso cada habilidad se explica en ', 'la versión en texto de esta página', '.'],
  spokenLanguages: 'Idiomas',
  spotlight: 'Habilidades destacadas',
};

/** `y` is `e` before the sound of i, but not before a diphthong: `Python e Ibis`, `agua y hielo`. */
const and = (next: string) => (/^h?[ií](?![aeoáéó])/i.test(next) ? 'e' : 'y');

/** `A, B y C`. */
function list(names: readonly string[]): string {
  const [last = ''] = names.slice(-1);
  const before = names.slice(0, -1).join(', ');
  return before ? `${before} ${and(last)} ${last}` : last;
}

export const skill: typeof english.skill = {
  proficiency: 'Dominio',
  proficiencyIn: (name) => `Dominio de ${name}`,
  proficiencyPercent: (percent) => `Dominio: ${percent}\u00a0%.`,
  usedIn: 'Se usa en',
  usedInProjects: (titles, others) =>
    `Se usa en ${list(others > 0 ? [...titles, `${others} más`] : titles)}.`,
  evidence: (name, count, total) => [
    `${name}, se usa en `,
    `${count} de ${total}`,
    ` ${projectNoun(total)}`,
  ],
  estimate: 'Mi propia estimación',
  squares: (total) => `Uso: un cuadrado por proyecto (${total} en total)`,
  bars: (total) => `Uso: proporción de los proyectos (${total} en total)`,
};

export const spotlight: typeof english.spotlight = {
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
