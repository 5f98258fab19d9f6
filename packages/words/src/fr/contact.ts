import type { contact as English } from '../en/contact.ts';
import { inLine } from './grammar.ts';

export const contact: typeof English = {
  copy: (label) => `Copier\u00a0: ${inLine(label)}`,
  verified: 'vérifié',
};
