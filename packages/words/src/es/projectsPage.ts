import type { projectsPage as English } from '../en/projectsPage.ts';
import { counted, plural, projectNoun, projects, projectsOf } from './grammar.ts';

export const projectsPage: typeof English = {
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
  readStory: (title) => `Leer el caso: ${title}`,
  viewAllOn: (network) => `Ver todo en ${network}`,
};
