import type { experiencePage as English } from '../en/experiencePage.ts';

export const experiencePage: typeof English = {
  byMonth: (heading) => `${heading}, mois par mois`,
  references: 'Recommandations',
};
