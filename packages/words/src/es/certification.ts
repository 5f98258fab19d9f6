import type { certification as English } from '../en/certification.ts';

export const certification: typeof English = {
  verified: (title) => ['Verificado', `: ${title}`],
  see: (title) => ['Ver el certificado', ` de ${title}`],
  skillsOf: (title) => `Habilidades de ${title}`,
};
