import type { project as English } from '../en/project.ts';

export const project: typeof English = {
  featured: '★ مميز',
  forClient: (client) => `لصالح ${client}`,
  facts: (title) => `المدة والعميل والأدوار في ${title}`,
  technologiesOf: (title) => `تقنيات ${title}`,
  firstTechnologiesOf: (title) => `التقنيات الأولى في ${title}`,
  technologies: 'التقنيات',
  measured: 'طريقة القياس',
  readMore: 'قراءة المزيد',
  story: (title) => ['القصة', `: ${title}`],
  code: (title) => ['الكود', `: ${title}`],
  demo: (title) => ['عرض حي', `: ${title}`],
};
