import type { project as English } from '../en/project.ts';

export const project: typeof English = {
  featured: '★ Destacado',
  forClient: (client) => `para ${client}`,
  facts: (title) => `Periodo, cliente y funciones de ${title}`,
  technologiesOf: (title) => `Tecnologías de ${title}`,
  firstTechnologiesOf: (title) => `Primeras tecnologías de ${title}`,
  technologies: 'Tecnologías',
  measured: 'Cómo se midió',
  readMore: 'Leer más',
  story: (title) => ['Caso', ` de ${title}`],
  code: (title) => ['Código', ` de ${title}`],
  demo: (title) => ['Demo', ` de ${title}`],
};
