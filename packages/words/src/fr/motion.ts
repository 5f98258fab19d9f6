import type { motion as English } from '../en/motion.ts';

export const motion: typeof English = {
  play: 'Lancer les animations',
  pause: 'Arrêter les animations',
};
