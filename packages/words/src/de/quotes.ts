import type { Words } from '../Words.ts';

export const quotes: Words['quotes'] = {
  label: 'Zitate',
  play: 'Zitate abspielen',
  pause: 'Zitate anhalten',
  previous: 'Vorheriges Zitat',
  next: 'Nächstes Zitat',
};
