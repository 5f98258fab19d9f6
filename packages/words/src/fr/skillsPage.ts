import type { Words } from '../Words.ts';

export const skillsPage: Words['skillsPage'] = {
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
