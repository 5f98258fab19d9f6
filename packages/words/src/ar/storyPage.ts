import type { storyPage as English } from '../en/storyPage.ts';

export const storyPage: typeof English = {
  when: 'المدة',
  for: 'العميل',
  as: 'دوري',
  with: 'التقنيات',
  links: 'روابط',
  code: 'الكود',
  demo: 'عرض حي',
  ask: 'اسألوا عن هذا المشروع',
  table: (columns) => `جدول: ${columns.join('، ')}`,
  listing: (language) => (language ? `كود: ${language}` : 'كود'),
};
