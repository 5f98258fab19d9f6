import type { card as English } from '../en/card.ts';

export const card: typeof English = {
  turn: 'المزيد',
  back: 'رجوع',
  close: 'إغلاق',
  button: (action, subject) => `${action}: ${subject}`,
};
