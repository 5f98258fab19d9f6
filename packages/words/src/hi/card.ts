import type { card as English } from '../en/card.ts';

export const card: typeof English = {
  turn: 'और देखें',
  back: 'वापस',
  close: 'बंद करें',
  button: (action, subject) => `${action}: ${subject}`,
};
