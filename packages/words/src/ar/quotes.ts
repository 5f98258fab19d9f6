import type { Words } from '../Words.ts';

export const quotes: Words['quotes'] = {
  label: 'اقتباسات',
  play: 'تشغيل الاقتباسات',
  pause: 'إيقاف الاقتباسات',
  previous: 'الاقتباس السابق',
  next: 'الاقتباس التالي',
};
