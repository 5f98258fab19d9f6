import type { Words } from '../Words.ts';

export const storyPage: Words['storyPage'] = {
  when: 'المدة',
  for: 'العميل',
  as: 'دوري',
  with: 'التقنيات',
  links: 'روابط',
  code: 'الكود',
  demo: 'عرض حي',
  table: (columns) => `جدول: ${columns.join('، ')}`,
  listing: (language) => (language ? `كود: ${language}` : 'كود'),
};
