import type { Words } from '../Words.ts';
import { inLine } from './grammar.ts';

export const contact: Words['contact'] = {
  copy: (label) => `Copier\u00a0: ${inLine(label)}`,
  verified: '(vérifié)',
};
