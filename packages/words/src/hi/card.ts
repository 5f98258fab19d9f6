import type { Words } from '../Words.ts';

export const card: Words['card'] = {
  turn: 'और देखें',
  back: 'वापस',
  close: 'बंद करें',
  button: (action, subject) => `${action}: ${subject}`,
};
