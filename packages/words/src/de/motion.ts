import type { motion as English } from '../en/motion.ts';

export const motion: typeof English = {
  play: 'Animationen starten',
  pause: 'Animationen anhalten',
};
