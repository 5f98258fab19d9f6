import type { card as English } from '../en/card.ts';

export const card: typeof English = {
  turn: 'Mehr',
  back: 'Zurück',
  close: 'Schließen',
  button: (action, subject) => `${action}: ${subject}`,
};
