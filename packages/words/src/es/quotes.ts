import type { quotes as English } from '../en/quotes.ts';

export const quotes: typeof English = {
  label: 'citas',
  play: 'Reproducir citas',
  pause: 'Pausar citas',
  previous: 'Cita anterior',
  next: 'Cita siguiente',
};
