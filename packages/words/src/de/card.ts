import type { Words } from '../Words.ts';

export const card: Words['card'] = {
  turn: 'Mehr',
  back: 'Zurück',
  close: 'Schließen',
  button: (action, subject) => `${action}: ${subject}`,
};
