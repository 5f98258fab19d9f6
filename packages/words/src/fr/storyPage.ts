import type { storyPage as English } from '../en/storyPage.ts';

export const storyPage: typeof English = {
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
