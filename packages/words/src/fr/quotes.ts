import type { quotes as English } from '../en/quotes.ts';

export const quotes: typeof English = {
  label: 'citations',
  play: 'Faire défiler les citations',
  pause: 'Arrêter le défilement des citations',
  previous: 'Citation précédente',
  next: 'Citation suivante',
};
