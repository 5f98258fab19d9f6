import type { storyPage as English } from '../en/storyPage.ts';

export const storyPage: typeof English = {
  when: 'Wann',
  for: 'Für',
  as: 'Als',
  with: 'Mit',
  links: 'Links',
  code: 'Code',
  demo: 'Demo',
  ask: 'Frage zu diesem Projekt stellen',
  table: (columns) => `Tabelle: ${columns.join(', ')}`,
  listing: (language) => (language ? `Code: ${language}` : 'Code'),
};
