import type { skill as English } from '../en/skill.ts';
import { de, others, plural } from './grammar.ts';

/** `A, B et C`. */
const list = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' et ');

export const skill: typeof English = {
  proficiency: 'Maîtrise',
  proficiencyIn: (name) => `Maîtrise ${de(name)}`,
  proficiencyPercent: (percent) => `Maîtrise\u00a0: ${percent}\u00a0%.`,
  usedIn: 'Projets',
  usedInProjects: (titles, more) =>
    `Projets\u00a0: ${list(more > 0 ? [...titles, others(more)] : titles)}.`,
  evidence: (name, count, total) => [
    `${name}\u00a0: `,
    `${count} sur ${total}`,
    ` ${plural(total, 'projet', 'projets')}`,
  ],
  estimate: 'Ma propre estimation',
  squares: (total) => `Utilisation\u00a0: un carré par projet (${total} en tout)`,
  bars: (total) => `Utilisation\u00a0: part des projets (${total} en tout)`,
};
