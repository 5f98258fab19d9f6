import type * as english from '../en/skills.ts';
import { counted, ofProjects } from './grammar.ts';

export const skillsPage: typeof english.skillsPage = {
  filter: 'التصفية حسب الفئة',
  all: 'الكل',
  asText: ['تجدون فيمَ أستخدم كل مهارة في ', 'النسخة النصية من هذه الصفحة', '.'],
  spokenLanguages: 'اللغات',
  spotlight: 'مهارات تحت الضوء',
};

/** `A، B وC`. */
const list = (names: readonly string[]) =>
  [names.slice(0, -1).join('، '), ...names.slice(-1)].filter(Boolean).join(' و');

export const skill: typeof english.skill = {
  proficiency: 'مستوى الإتقان',
  proficiencyIn: (name) => `مستوى إتقان ${name}`,
  proficiencyPercent: (percent) => `مستوى الإتقان ${percent} في المئة.`,
  usedIn: 'مستخدمة في',
  usedInProjects: (titles, others) => {
    const more = counted(others, [
      'مشروع آخر',
      'مشروعين آخرين',
      'مشاريع أخرى',
      'مشروعًا آخر',
      'مشروع آخر',
    ]);
    return `مستخدمة في ${list(others > 0 ? [...titles, more] : titles)}.`;
  },
  evidence: (name, count, total) => {
    const before = `${name}، مستخدمة في `;
    // The noun alone says 1 and 2.
    if (total === 1) return [before, ofProjects(1), ''];
    if (total === 2) return [before, `${count} من ${ofProjects(2)}`, ''];
    return [before, `${count} من ${total}`, ofProjects(total).slice(`${total}`.length)];
  },
  estimate: 'تقديري الشخصي',
  squares: (total) => `مستخدمة في: كل مربع مشروع من ${total}`,
  bars: (total) => `مستخدمة في: النسبة من ${ofProjects(total)}`,
};

export const spotlight: typeof english.spotlight = {
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
