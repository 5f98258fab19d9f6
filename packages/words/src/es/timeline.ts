import type { timeline as English } from '../en/timeline.ts';

export const timeline: typeof English = {
  skillsAs: (title) => `Habilidades aplicadas: ${title}`,
};
