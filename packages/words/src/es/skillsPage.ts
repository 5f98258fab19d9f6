import type { skillsPage as English } from '../en/skillsPage.ts';

export const skillsPage: typeof English = {
  filter: 'Filtrar por categoría',
  all: 'Todas',
  asText: ['Para qué uso cada habilidad se explica en ', 'la versión en texto de esta página', '.'],
  spokenLanguages: 'Idiomas',
  spotlight: 'Habilidades destacadas',
};
