import type { certification as English } from '../en/certification.ts';

export const certification: typeof English = {
  verified: (title) => ['सत्यापित', `: ${title}`],
  see: (title) => ['प्रमाणपत्र देखें', `: ${title}`],
  skillsOf: (title) => `${title} के कौशल`,
};
