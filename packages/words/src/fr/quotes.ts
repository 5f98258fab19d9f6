import type { Words } from '../Words.ts';

export const quotes: Words['quotes'] = {
  label: 'citations',
  play: 'Faire défiler les citations',
  pause: 'Arrêter le défilement des citations',
  previous: 'Citation précédente',
  next: 'Citation suivante',
};
