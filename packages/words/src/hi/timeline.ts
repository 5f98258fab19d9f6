import type { Words } from '../Words.ts';

export const timeline: Words['timeline'] = {
  skillsAs: (title) => `${title} के रूप में इस्तेमाल किए गए कौशल`,
};
