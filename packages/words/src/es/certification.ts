import type { Words } from '../Words.ts';

export const certification: Words['certification'] = {
  verified: (title) => ['Verificado', `: ${title}`],
  see: (title) => ['Ver el certificado', ` de ${title}`],
  skillsOf: (title) => `Habilidades de ${title}`,
};
