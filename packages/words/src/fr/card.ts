import type { Words } from '../Words.ts';

export const card: Words['card'] = {
  turn: 'En savoir plus',
  back: 'Retour',
  close: 'Fermer',
  button: (action, subject) => `${action}\u00a0: ${subject}`,
};
