import type { certification as English } from '../en/certification.ts';

export const certification: typeof English = {
  verified: (title) => ['Vérifié', `\u00a0: ${title}`],
  see: (title) => ['Voir le certificat', `\u00a0: ${title}`],
  skillsOf: (title) => `Compétences\u00a0: ${title}`,
};
