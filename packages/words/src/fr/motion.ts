import type { Words } from '../Words.ts';

export const motion: Words['motion'] = {
  play: 'Lancer les animations',
  pause: 'Arrêter les animations',
};
