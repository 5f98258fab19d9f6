import type { skill as English } from '../en/skill.ts';
import { projectNoun } from './grammar.ts';

/** `y` is `e` before the sound of i, but not before a diphthong: `Python e Ibis`, `agua y hielo`. */
const and = (next: string) => (/^h?[ií](?![aeoáéó])/i.test(next) ? 'e' : 'y');

/** `A, B y C`. */
function list(names: readonly string[]): string {
  const [last = ''] = names.slice(-1);
  const before = names.slice(0, -1).join(', ');
  return before ? `${before} ${and(last)} ${last}` : last;
}

export const skill: typeof English = {
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
