import type { Words } from '../Words.ts';

export const educationPage: Words['educationPage'] = {
  degrees: (count) => (count === 1 ? 'المؤهل العلمي' : 'المؤهلات العلمية'),
  certifications: 'الشهادات والتدريب',
  publications: 'المنشورات',
  awards: 'الجوائز',
};

export const certification: Words['certification'] = {
  verified: (title) => ['موثّقة', `: ${title}`],
  see: (title) => ['عرض الشهادة', `: ${title}`],
  skillsOf: (title) => `مهارات ${title}`,
};

export const quotes: Words['quotes'] = {
  label: 'اقتباسات',
  play: 'تشغيل الاقتباسات',
  pause: 'إيقاف الاقتباسات',
  previous: 'الاقتباس السابق',
  next: 'الاقتباس التالي',
};
