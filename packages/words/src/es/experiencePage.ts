import type { experiencePage as English } from '../en/experiencePage.ts';

export const experiencePage: typeof English = {
  byMonth: (heading) => `${heading}, mes a mes`,
  references: 'Recomendaciones',
};
