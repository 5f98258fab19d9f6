import type { skillsPage as English } from '../en/skillsPage.ts';

export const skillsPage: typeof English = {
  filter: 'Filtrer par catégorie',
  all: 'Toutes',
  asText: [
    'L’usage que je fais de chaque compétence est décrit dans ',
    'la version texte de cette page',
    '.',
  ],
  spokenLanguages: 'Langues parlées',
  spotlight: 'Compétences à la une',
};
