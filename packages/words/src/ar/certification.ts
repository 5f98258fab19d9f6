import type { certification as English } from '../en/certification.ts';

export const certification: typeof English = {
  verified: (title) => ['موثّقة', `: ${title}`],
  see: (title) => ['عرض الشهادة', `: ${title}`],
  skillsOf: (title) => `مهارات ${title}`,
};
