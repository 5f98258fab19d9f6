import type { contact as English } from '../en/contact.ts';

export const contact: typeof English = {
  copy: (label) => `${label} कॉपी करें`,
  verified: 'सत्यापित',
};
