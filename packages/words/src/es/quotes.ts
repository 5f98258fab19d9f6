import type { Words } from '../Words.ts';

export const quotes: Words['quotes'] = {
  label: 'citas',
  play: 'Reproducir citas',
  pause: 'Pausar citas',
  previous: 'Cita anterior',
  next: 'Cita siguiente',
};
