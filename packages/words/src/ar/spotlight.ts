import type { spotlight as English } from '../en/spotlight.ts';

export const spotlight: typeof English = {
  carousel: 'عرض دوّار',
  slide: 'شريحة',
  play: (label) => `تشغيل ${label}`,
  pause: (label) => `إيقاف ${label}`,
  previous: 'المهارة السابقة',
  next: 'المهارة التالية',
  chooseQuote: 'اختيار اقتباس',
  chooseSkill: 'اختيار مهارة',
  skills: 'المهارات',
  skillDot: (position, count) => `المهارة ${position} من ${count}`,
  skill: (name, position, count) => `${name}، ${position} من ${count}`,
  quote: (position, count) => `الاقتباس ${position} من ${count}`,
};
