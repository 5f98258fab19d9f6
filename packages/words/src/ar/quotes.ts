import type { quotes as English } from '../en/quotes.ts';

export const quotes: typeof English = {
  label: 'اقتباسات',
  play: 'تشغيل الاقتباسات',
  pause: 'إيقاف الاقتباسات',
  previous: 'الاقتباس السابق',
  next: 'الاقتباس التالي',
};
