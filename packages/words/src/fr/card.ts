import type { card as English } from '../en/card.ts';

export const card: typeof English = {
  turn: 'En savoir plus',
  back: 'Retour',
  close: 'Fermer',
  button: (action, subject) => `${action}\u00a0: ${subject}`,
};
