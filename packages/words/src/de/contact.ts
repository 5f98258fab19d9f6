import type { Words } from '../Words.ts';

export const contact: Words['contact'] = {
  copy: (label) => `${label} kopieren`,
  verified: '(verifiziert)',
};
