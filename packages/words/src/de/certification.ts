import type { Words } from '../Words.ts';

export const certification: Words['certification'] = {
  verified: (title) => ['Verifiziert', `: ${title}`],
  see: (title) => ['Zertifikat ansehen', `: ${title}`],
  skillsOf: (title) => `Kenntnisse: ${title}`,
};
