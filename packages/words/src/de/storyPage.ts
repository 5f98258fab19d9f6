import type { Words } from '../Words.ts';

export const storyPage: Words['storyPage'] = {
  when: 'Wann',
  for: 'Für',
  as: 'Als',
  with: 'Mit',
  links: 'Links',
  code: 'Code',
  demo: 'Demo',
  table: (columns) => `Tabelle: ${columns.join(', ')}`,
  listing: (language) => (language ? `Code: ${language}` : 'Code'),
};
