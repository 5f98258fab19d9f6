import type { certification as English } from '../en/certification.ts';

export const certification: typeof English = {
  verified: (title) => ['Verifiziert', `: ${title}`],
  see: (title) => ['Zertifikat ansehen', `: ${title}`],
  skillsOf: (title) => `Kenntnisse: ${title}`,
};
