import type { Words } from '../Words.ts';

export const card: Words['card'] = {
  turn: 'المزيد',
  back: 'رجوع',
  close: 'إغلاق',
  button: (action, subject) => `${action}: ${subject}`,
};
