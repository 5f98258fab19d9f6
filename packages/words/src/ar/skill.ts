import type { skill as English } from '../en/skill.ts';
import { counted, ofProjects } from './grammar.ts';

/** `A، B وC`. */
const list = (names: readonly string[]) =>
  [names.slice(0, -1).join('، '), ...names.slice(-1)].filter(Boolean).join(' و');

export const skill: typeof English = {
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
