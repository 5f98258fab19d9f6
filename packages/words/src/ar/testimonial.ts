import type { Words } from '../Words.ts';

export const testimonial: Words['testimonial'] = {
  check: (name) => ['التحقق', ` من كلام ${name ?? 'هذا الشخص'}`, ' على '],
};
