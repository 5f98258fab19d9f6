import type { Words } from '../Words.ts';

export const experiencePage: Words['experiencePage'] = {
  byMonth: (heading) => `${heading}, महीनों के अनुसार`,
  references: 'सिफ़ारिशें',
};
