import type { Words } from '../Words.ts';

export const timeline: Words['timeline'] = {
  skillsAs: (title) => `Compétences mises en œuvre\u00a0: ${title}`,
};
