import type { Words } from '../Words.ts';

export const storyPage: Words['storyPage'] = {
  when: 'Cuándo',
  for: 'Para',
  as: 'Como',
  with: 'Con',
  links: 'Enlaces',
  code: 'Código',
  demo: 'Demo',
  table: (columns) => `Tabla: ${columns.join(', ')}`,
  listing: (language) => (language ? `Código: ${language}` : 'Código'),
};
