import type { timeline as English } from '../en/timeline.ts';

export const timeline: typeof English = {
  skillsAs: (title) => `${title} के रूप में इस्तेमाल किए गए कौशल`,
};
