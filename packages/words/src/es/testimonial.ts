import type { testimonial as English } from '../en/testimonial.ts';

export const testimonial: typeof English = {
  check: (name) => ['Comprobar', ` las palabras de ${name ?? 'esta persona'}`, ' en '],
};
