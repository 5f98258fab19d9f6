import type { projectsPage as English } from '../en/projectsPage.ts';
import { plural, projects, projectsOf } from './grammar.ts';

export const projectsPage: typeof English = {
  statistics: {
    projects: (count) => plural(count, 'projet', 'projets'),
    featured: () => 'à la une',
    categories: (count) => plural(count, 'catégorie', 'catégories'),
  },
  filter: 'Filtrer par domaine',
  count: projects,
  loading: 'Chargement des projets…',
  showing: {
    category: (count, name) => `Affichage de ${projects(count)} dans ${name}`,
    featured: (count) => `Affichage de ${projects(count)} à la une`,
    all: (count) => `Affichage de tous les projets (${count})`,
    skill: (count, name) => `Affichage de ${projects(count)} ${name}`,
  },
  showingFirst: {
    category: (shown, count, name) => `Affichage de ${projectsOf(shown, count)} dans ${name}`,
    featured: (shown, count) => `Affichage de ${projectsOf(shown, count)} à la une`,
    all: (shown, count) => `Affichage de ${projectsOf(shown, count)}`,
    skill: (shown, count, name) => `Affichage de ${projectsOf(shown, count)} ${name}`,
  },
  clearChoice: 'Annuler ce choix',
  showMore: 'Afficher plus de projets',
  allInWords: (count) => plural(count, 'Le projet en texte', `Les ${count} projets en texte`),
  seeFigures: 'Voir les graphiques',
  readStory: (title) => `Lire l’étude de cas\u00a0: ${title}`,
  viewAllOn: (network) => `Tout voir sur ${network}`,
};
