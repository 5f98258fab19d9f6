import type * as english from '../en/projects.ts';
import { counted, plural, projectNoun, projects, projectsOf } from './grammar.ts';

export const projectsPage: typeof english.projectsPage = {
  statistics: {
    projects: projectNoun,
    featured: (count) => plural(count, 'destacado', 'destacados'),
    categories: (count) => plural(count, 'categoría', 'categorías'),
  },
  filter: 'Filtrar por área',
  count: projects,
  loading: 'Cargando proyectos…',
  showing: {
    category: (count, name) => `Mostrando ${projects(count)} de ${name}`,
    featured: (count) =>
      `Mostrando ${counted(count, 'proyecto destacado', 'proyectos destacados')}`,
    all: (count) => `Mostrando todos los proyectos (${count})`,
    skill: (count, name) => `Mostrando ${projects(count)} ${name}`,
  },
  showingFirst: {
    category: (shown, count, name) => `Mostrando ${projectsOf(shown, count)} de ${name}`,
    featured: (shown, count) =>
      `Mostrando ${shown} de ${counted(count, 'proyecto destacado', 'proyectos destacados')}`,
    all: (shown, count) => `Mostrando ${projectsOf(shown, count)}`,
    skill: (shown, count, name) => `Mostrando ${projectsOf(shown, count)} ${name}`,
  },
  clearChoice: 'Quitar este filtro',
  showMore: 'Mostrar más proyectos',
  allInWords: (count) => plural(count, 'El proyecto en texto', `Los ${count} proyectos en texto`),
  seeFigures: 'Ver los gráficos',
  readCaseStudy: (title) => `Leer el caso de estudio: ${title}`,
  viewAllOn: (network) => `Ver todo en ${network}`,
};

export const project: typeof english.project = {
  featured: '★ Destacado',
  forClient: (client) => `para ${client}`,
  facts: (title) => `Periodo, cliente y funciones de ${title}`,
  technologiesOf: (title) => `Tecnologías de ${title}`,
  firstTechnologiesOf: (title) => `Primeras tecnologías de ${title}`,
  technologies: 'Tecnologías',
  measured: 'Cómo se midió',
  readMore: 'Leer más',
  code: (title) => ['Código', ` de ${title}`],
  demo: (title) => ['Demo', ` de ${title}`],
};

export const caseStudyPage: typeof english.caseStudyPage = {
  when: 'Cuándo',
  for: 'Para',
  as: 'Como',
  with: 'Con',
  links: 'Enlaces',
  code: 'Código',
  demo: 'Demo',
  ask: 'Preguntar por este proyecto',
  table: (columns) => `Tabla: ${columns.join(', ')}`,
  listing: (language) => (language ? `Código: ${language}` : 'Código'),
};

export const caseStudies: typeof english.caseStudies = {
  contents: 'Contenido',
  label: 'Más casos de estudio',
  previous: (category) => `Caso de estudio anterior · ${category}`,
  next: (category) => `Caso de estudio siguiente · ${category}`,
};
