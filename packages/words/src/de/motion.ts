import type { Words } from '../Words.ts';

export const motion: Words['motion'] = {
  play: 'Animationen starten',
  pause: 'Animationen anhalten',
};
