import type { experiencePage as English } from '../en/experiencePage.ts';

export const experiencePage: typeof English = {
  byMonth: (heading) => `${heading}, महीनों के अनुसार`,
  references: 'सिफ़ारिशें',
};
