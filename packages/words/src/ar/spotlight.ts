import type { Words } from '../Words.ts';

export const spotlight: Words['spotlight'] = {
  carousel: 'عرض دوّار',
  slide: 'شريحة',
  play: (label) => `تشغيل ${label}`,
  pause: (label) => `إيقاف ${label}`,
  previous: 'المهارة السابقة',
  next: 'المهارة التالية',
  chooseSkill: 'اختيار مهارة',
  chooseQuote: 'اختيار اقتباس',
  skills: 'المهارات',
  skill: (name, position, count) => `${name}، ${position} من ${count}`,
  quote: (position, count) => `الاقتباس ${position} من ${count}`,
};
