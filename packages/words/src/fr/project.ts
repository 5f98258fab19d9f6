import type { project as English } from '../en/project.ts';

export const project: typeof English = {
  featured: '★ À la une',
  forClient: (client) => `pour ${client}`,
  facts: (title) => `Période, client et rôles du projet ${title}`,
  technologiesOf: (title) => `Technologies du projet ${title}`,
  firstTechnologiesOf: (title) => `Premières technologies du projet ${title}`,
  technologies: 'Technologies',
  measured: 'Méthode de mesure',
  readMore: 'Lire la suite',
  story: (title) => ['Étude', ` de cas du projet ${title}`],
  code: (title) => ['Code', ` du projet ${title}`],
  demo: (title) => ['Démo', ` du projet ${title}`],
};
