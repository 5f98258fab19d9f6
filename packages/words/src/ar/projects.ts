import type * as english from '../en/projects.ts';
import type { Counted } from '../types/textTypes.ts';
import { counted, noun, ofProjects } from './grammar.ts';

const projects: Counted = (count) =>
  counted(count, ['مشروع واحد', 'مشروعان', 'مشاريع', 'مشروعًا', 'مشروع']);

export const projectsPage: typeof english.projectsPage = {
  statistics: {
    projects: (count) => noun(count, ['مشروع', 'مشروعان', 'مشاريع', 'مشروعًا', 'مشروع']),
    featured: (count) => noun(count, ['مميز', 'مميزان', 'مميزة', 'مميزًا', 'مميز']),
    categories: (count) => noun(count, ['فئة', 'فئتان', 'فئات', 'فئة', 'فئة']),
  },
  filter: 'التصفية حسب المجال',
  count: projects,
  loading: 'جارٍ تحميل المشاريع…',
  showing: {
    category: (count, name) => `المعروض الآن: ${projects(count)} في ${name}`,
    featured: (count) =>
      `المعروض الآن: ${counted(count, [
        'مشروع مميز واحد',
        'مشروعان مميزان',
        'مشاريع مميزة',
        'مشروعًا مميزًا',
        'مشروع مميز',
      ])}`,
    all: (count) => `المعروض الآن: جميع المشاريع (${count})`,
    skill: (count, name) => `المعروض الآن: ${projects(count)} ${name}`,
  },
  showingFirst: {
    category: (shown, count, name) =>
      `المعروض الآن: ${shown} من أصل ${ofProjects(count)} في ${name}`,
    featured: (shown, count) =>
      `المعروض الآن: ${shown} من أصل ${counted(count, [
        'مشروع مميز واحد',
        'مشروعين مميزين',
        'مشاريع مميزة',
        'مشروعًا مميزًا',
        'مشروع مميز',
      ])}`,
    all: (shown, count) => `المعروض الآن: ${shown} من أصل ${ofProjects(count)}`,
    skill: (shown, count, name) => `المعروض الآن: ${shown} من أصل ${ofProjects(count)} ${name}`,
  },
  clearChoice: 'إلغاء هذا الاختيار',
  showMore: 'عرض المزيد من المشاريع',
  allInWords: (count) => `وصف جميع المشاريع (${count})`,
  seeFigures: 'عرض رسومها البيانية',
  readCaseStudy: (title) => `قراءة دراسة الحالة: ${title}`,
  viewAllOn: (network) => `عرض الكل على ${network}`,
};

export const project: typeof english.project = {
  featured: '★ مميز',
  forClient: (client) => `لصالح ${client}`,
  facts: (title) => `المدة والعميل والأدوار في ${title}`,
  technologiesOf: (title) => `تقنيات ${title}`,
  firstTechnologiesOf: (title) => `التقنيات الأولى في ${title}`,
  technologies: 'التقنيات',
  measured: 'طريقة القياس',
  readMore: 'قراءة المزيد',
  code: (title) => ['الكود', `: ${title}`],
  demo: (title) => ['عرض حي', `: ${title}`],
};

export const caseStudyPage: typeof english.caseStudyPage = {
  when: 'المدة',
  for: 'العميل',
  as: 'دوري',
  with: 'التقنيات',
  links: 'روابط',
  code: 'الكود',
  demo: 'عرض حي',
  ask: 'اسألوا عن هذا المشروع',
  table: (columns) => `جدول: ${columns.join('، ')}`,
  listing: (language) => (language ? `كود: ${language}` : 'كود'),
};

export const caseStudies: typeof english.caseStudies = {
  contents: 'المحتويات',
  label: 'دراسات حالة أخرى',
  previous: (category) => `دراسة الحالة السابقة · ${category}`,
  next: (category) => `دراسة الحالة التالية · ${category}`,
};
