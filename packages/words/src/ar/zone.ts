import type { zone as English } from '../en/zone.ts';
import { counted } from './grammar.ts';

/** `بساعتين`, `بـ 3 ساعات`, `بـ 5.5 ساعة`. */
function byHours(hours: string): string {
  const count = Number(hours);
  const duration = counted(count, ['ساعة', 'ساعتين', 'ساعات', 'ساعة', 'ساعة'], hours);
  return count === 1 || count === 2 ? `ب${duration}` : `بـ ${duration}`;
}

export const zone: typeof English = {
  name: (city) => `توقيت ${city}`,
  same: 'مطابق لتوقيتكم',
  ahead: (hours) => `يسبق توقيتكم ${byHours(hours)}`,
  behind: (hours) => `متأخر عن توقيتكم ${byHours(hours)}`,
};
