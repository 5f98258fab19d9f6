import type * as english from '../en/education.ts';

export const educationPage: typeof english.educationPage = {
  degrees: (count) => (count === 1 ? 'المؤهل العلمي' : 'المؤهلات العلمية'),
  certifications: 'الشهادات والتدريب',
  publications: 'المنشورات',
  awards: 'الجوائز',
};

export const certification: typeof english.certification = {
  verified: (title) => ['موثّقة', `: ${title}`],
  see: (title) => ['عرض الشهادة', `: ${title}`],
  skillsOf: (title) => `مهارات ${title}`,
};

export const quotes: typeof english.quotes = {
  label: 'اقتباسات',
  play: 'تشغيل الاقتباسات',
  pause: 'إيقاف الاقتباسات',
  previous: 'الاقتباس السابق',
  next: 'الاقتباس التالي',
};
