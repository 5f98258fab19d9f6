import type { Words } from '../Words.ts';

export const skillsPage: Words['skillsPage'] = {
  filter: 'Filtrar por categoría',
  all: 'Todas',
  asText: ['Para qué uso cada habilidad se explica en ', 'la versión en texto de esta página', '.'],
  spokenLanguages: 'Idiomas',
  spotlight: 'Habilidades destacadas',
};
