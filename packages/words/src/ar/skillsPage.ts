import type { skillsPage as English } from '../en/skillsPage.ts';

export const skillsPage: typeof English = {
  filter: 'التصفية حسب الفئة',
  all: 'الكل',
  asText: ['تجدون فيمَ أستخدم كل مهارة في ', 'النسخة النصية من هذه الصفحة', '.'],
  spokenLanguages: 'اللغات',
  spotlight: 'مهارات تحت الضوء',
};
