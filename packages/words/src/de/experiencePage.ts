import type { Words } from '../Words.ts';

export const experiencePage: Words['experiencePage'] = {
  byMonth: (heading) => `${heading} nach Monaten`,
  references: 'Referenzen',
};
