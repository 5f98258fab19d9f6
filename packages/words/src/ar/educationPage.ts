import type { Words } from '../Words.ts';

export const educationPage: Words['educationPage'] = {
  degrees: (count) => (count === 1 ? 'المؤهل العلمي' : 'المؤهلات العلمية'),
  certifications: 'الشهادات والتدريب',
  publications: 'المنشورات',
  awards: 'الجوائز',
};
