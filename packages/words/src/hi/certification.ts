import type { Words } from '../Words.ts';

export const certification: Words['certification'] = {
  verified: (title) => ['सत्यापित', `: ${title}`],
  see: (title) => ['प्रमाणपत्र देखें', `: ${title}`],
  skillsOf: (title) => `${title} के कौशल`,
};
