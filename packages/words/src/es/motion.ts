import type { Words } from '../Words.ts';

export const motion: Words['motion'] = {
  play: 'Reproducir animaciones',
  pause: 'Pausar animaciones',
};
