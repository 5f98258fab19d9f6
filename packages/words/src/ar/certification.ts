import type { Words } from '../Words.ts';

export const certification: Words['certification'] = {
  verified: (title) => ['موثّقة', `: ${title}`],
  see: (title) => ['عرض الشهادة', `: ${title}`],
  skillsOf: (title) => `مهارات ${title}`,
};
