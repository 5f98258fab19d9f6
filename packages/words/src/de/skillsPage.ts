import type { skillsPage as English } from '../en/skillsPage.ts';

export const skillsPage: typeof English = {
  filter: 'Nach Kategorie filtern',
  all: 'Alle',
  asText: ['Wofür ich was einsetze, steht in der ', 'Textfassung dieser Seite', '.'],
  spokenLanguages: 'Sprachen',
  spotlight: 'Kenntnisse im Fokus',
};
