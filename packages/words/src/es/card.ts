import type { Words } from '../Words.ts';

export const card: Words['card'] = {
  turn: 'Ver más',
  back: 'Volver',
  close: 'Cerrar',
  button: (action, subject) => `${action}: ${subject}`,
};
