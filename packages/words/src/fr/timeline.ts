import type { timeline as English } from '../en/timeline.ts';

export const timeline: typeof English = {
  skillsAs: (title) => `Compétences mises en œuvre\u00a0: ${title}`,
};
