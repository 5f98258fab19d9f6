import type * as english from '../en/projects.ts';
import { plural, projects, projectsOf } from './grammar.ts';

export const projectsPage: typeof english.projectsPage = {
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
  readCaseStudy: (title) => `Lire l’étude de cas\u00a0: ${title}`,
  viewAllOn: (network) => `Tout voir sur ${network}`,
};

export const project: typeof english.project = {
  featured: '★ À la une',
  forClient: (client) => `pour ${client}`,
  facts: (title) => `Période, client et rôles du projet ${title}`,
  technologiesOf: (title) => `Technologies du projet ${title}`,
  firstTechnologiesOf: (title) => `Premières technologies du projet ${title}`,
  technologies: 'Technologies',
  measured: 'Méthode de mesure',
  readMore: 'Lire la suite',
  code: (title) => ['Code', ` du projet ${title}`],
  demo: (title) => ['Démo', ` du projet ${title}`],
};

export const caseStudyPage: typeof english.caseStudyPage = {
  when: 'Période',
  for: 'Client',
  as: 'Rôle',
  with: 'Outils',
  links: 'Liens',
  code: 'Code',
  demo: 'Démo',
  ask: 'Poser une question sur ce projet',
  table: (columns) => `Tableau\u00a0: ${columns.join(', ')}`,
  listing: (language) => (language ? `Code\u00a0: ${language}` : 'Code'),
};

export const caseStudies: typeof english.caseStudies = {
  contents: 'Sommaire',
  label: 'Autres études de cas',
  previous: (category) => `Étude de cas précédente · ${category}`,
  next: (category) => `Étude de cas suivante · ${category}`,
};
