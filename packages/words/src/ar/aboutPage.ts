import type { Words } from '../Words.ts';

export const aboutPage: Words['aboutPage'] = {
  selectedWork: 'أعمال مختارة',
  aboutMe: 'نبذة عني',
  coreValues: 'قيمي الأساسية',
  interests: 'اهتماماتي',
};
