import type { content as English } from '../en/content.ts';
import { counted, ofProjects } from './grammar.ts';

export const content: typeof English = {
  greeting: (name) => `مرحبًا، أنا ${name}`,
  labelled: (label, text) => `${label}: ${text}`,
  present: 'الآن',
  length: (years, months) =>
    [
      ...(years > 0 ? [counted(years, ['سنة', 'سنتان', 'سنوات', 'سنة', 'سنة'])] : []),
      ...(months > 0 ? [counted(months, ['شهر', 'شهران', 'أشهر', 'شهرًا', 'شهر'])] : []),
    ].join(' و'),
  use: (used, total) => `مستخدمة في ${used} من أصل ${ofProjects(total)}`,
  facts: {
    availableFrom: 'يمكنني البدء من',
    basedIn: 'أقيم في',
    languages: 'اللغات',
    localTime: 'التوقيت المحلي',
    language: (name, level) => `${name} (${level})`,
  },
  contact: { email: 'البريد الإلكتروني', phone: 'الهاتف', location: 'الموقع' },
  positions: {
    employment: 'الوظائف',
    internship: 'التدريب العملي',
    volunteering: 'العمل التطوعي',
  },
  badges: { internship: 'تدريب', volunteering: 'تطوع' },
  certificates: { Course: 'دورة', Internship: 'تدريب', Certificate: 'شهادة' },
  projects: {
    unlisted: 'مشروع تقني',
    featured: 'مميزة',
    featuredProjects: 'مشاريع مميزة',
    all: 'الكل',
    allProjects: 'جميع المشاريع',
    withSkill: (skill) => `باستخدام ${skill}`,
  },
};
