import type { experiencePage as English } from '../en/experiencePage.ts';

export const experiencePage: typeof English = {
  byMonth: (heading) => `${heading} حسب الأشهر`,
  references: 'التوصيات',
};
