import type { card as English } from '../en/card.ts';

export const card: typeof English = {
  turn: 'Ver más',
  back: 'Volver',
  close: 'Cerrar',
  button: (action, subject) => `${action}: ${subject}`,
};
