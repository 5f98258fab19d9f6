import type { Words } from '../Words.ts';

export const timeline: Words['timeline'] = {
  skillsAs: (title) => `المهارات المستخدمة في العمل بصفة ${title}`,
};
