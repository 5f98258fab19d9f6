import type { contact as English } from '../en/contact.ts';

export const contact: typeof English = {
  copy: (label) => `${label} kopieren`,
  verified: 'verifiziert',
};
