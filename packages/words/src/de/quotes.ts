import type { quotes as English } from '../en/quotes.ts';

export const quotes: typeof English = {
  label: 'Zitate',
  play: 'Zitate abspielen',
  pause: 'Zitate anhalten',
  previous: 'Vorheriges Zitat',
  next: 'Nächstes Zitat',
};
