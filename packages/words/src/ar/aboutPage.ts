import type { aboutPage as English } from '../en/aboutPage.ts';

export const aboutPage: typeof English = {
  selectedWork: 'أعمال مختارة',
  aboutMe: 'نبذة عني',
  coreValues: 'قيمي الأساسية',
  interests: 'اهتماماتي',
};
