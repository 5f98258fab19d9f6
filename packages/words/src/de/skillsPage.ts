import type { Words } from '../Words.ts';

export const skillsPage: Words['skillsPage'] = {
  filter: 'Nach Kategorie filtern',
  all: 'Alle',
  asText: ['Wofür ich was einsetze, steht in der ', 'Textfassung dieser Seite', '.'],
  spokenLanguages: 'Sprachen',
  spotlight: 'Kenntnisse im Fokus',
};
