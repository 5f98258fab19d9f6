import type { educationPage as English } from '../en/educationPage.ts';

export const educationPage: typeof English = {
  degrees: (count) => (count === 1 ? 'المؤهل العلمي' : 'المؤهلات العلمية'),
  certifications: 'الشهادات والتدريب',
  publications: 'المنشورات',
  awards: 'الجوائز',
};
