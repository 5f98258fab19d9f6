import type { Words } from '../Words.ts';

export const skillsPage: Words['skillsPage'] = {
  filter: 'التصفية حسب الفئة',
  all: 'الكل',
  asText: ['تجدون فيمَ أستخدم كل مهارة في ', 'النسخة النصية من هذه الصفحة', '.'],
  spokenLanguages: 'اللغات',
  spotlight: 'مهارات تحت الضوء',
};
