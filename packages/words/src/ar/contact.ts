import type { Words } from '../Words.ts';

export const contact: Words['contact'] = {
  copy: (label) => `نسخ ${label}`,
  verified: '(موثّق)',
};
