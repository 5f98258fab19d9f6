import type * as english from '../en/about.ts';
import { counted } from './grammar.ts';

export const aboutPage: typeof english.aboutPage = {
  selectedWork: 'أعمال مختارة',
  aboutMe: 'نبذة عني',
  coreValues: 'قيمي الأساسية',
  interests: 'اهتماماتي',
};

export const value: typeof english.value = { inPractice: 'على أرض الواقع' };

/** `بساعتين`, `بـ 3 ساعات`, `بـ 5.5 ساعة`. */
function byHours(hours: string): string {
  const count = Number(hours);
  const duration = counted(count, ['ساعة', 'ساعتين', 'ساعات', 'ساعة', 'ساعة'], hours);
  return count === 1 || count === 2 ? `ب${duration}` : `بـ ${duration}`;
}

export const zone: typeof english.zone = {
  name: (city) => `توقيت ${city}`,
  same: 'مطابق لتوقيتكم',
  ahead: (hours) => `يسبق توقيتكم ${byHours(hours)}`,
  behind: (hours) => `متأخر عن توقيتكم ${byHours(hours)}`,
};
