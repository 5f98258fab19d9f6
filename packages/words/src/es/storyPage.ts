import type { storyPage as English } from '../en/storyPage.ts';

export const storyPage: typeof English = {
  when: 'Cuándo',
  for: 'Para',
  as: 'Como',
  with: 'Con',
  links: 'Enlaces',
  code: 'Código',
  demo: 'Demo',
  ask: 'Preguntar por este proyecto',
  table: (columns) => `Tabla: ${columns.join(', ')}`,
  listing: (language) => (language ? `Código: ${language}` : 'Código'),
};
