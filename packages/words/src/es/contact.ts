import type { Words } from '../Words.ts';
import { inLine } from './grammar.ts';

export const contact: Words['contact'] = {
  copy: (label) => `Copiar ${inLine(label)}`,
  verified: '(verificado)',
};
