import type { Words } from '../Words.ts';

export const testimonial: Words['testimonial'] = {
  check: (name) => ['Nachlesen', `, was ${name ?? 'diese Person'} geschrieben hat,`, ' auf '],
};
