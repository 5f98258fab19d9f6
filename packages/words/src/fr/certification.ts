import type { Words } from '../Words.ts';

export const certification: Words['certification'] = {
  verified: (title) => ['Vérifié', `\u00a0: ${title}`],
  see: (title) => ['Voir le certificat', `\u00a0: ${title}`],
  skillsOf: (title) => `Compétences\u00a0: ${title}`,
};
