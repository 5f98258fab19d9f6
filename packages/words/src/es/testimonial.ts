import type { Words } from '../Words.ts';

export const testimonial: Words['testimonial'] = {
  check: (name) => ['Comprobar', ` las palabras de ${name ?? 'esta persona'}`, ' en '],
};
