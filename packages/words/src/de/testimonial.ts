import type { testimonial as English } from '../en/testimonial.ts';

export const testimonial: typeof English = {
  check: (name) => ['Nachlesen', `, was ${name ?? 'diese Person'} geschrieben hat,`, ' auf '],
};
