import type { project as English } from '../en/project.ts';

export const project: typeof English = {
  featured: '★ Highlight',
  forClient: (client) => `für ${client}`,
  facts: (title) => `Zeitraum, Auftraggeber und Rollen: ${title}`,
  technologiesOf: (title) => `Technologien: ${title}`,
  firstTechnologiesOf: (title) => `Wichtigste Technologien: ${title}`,
  technologies: 'Technologien',
  measured: 'Messmethode',
  readMore: 'Weiterlesen',
  story: (title) => ['Fallstudie', `: ${title}`],
  code: (title) => ['Code', `: ${title}`],
  demo: (title) => ['Demo', `: ${title}`],
};
