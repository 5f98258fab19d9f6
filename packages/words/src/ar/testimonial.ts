import type { testimonial as English } from '../en/testimonial.ts';

export const testimonial: typeof English = {
  check: (name) => ['التحقق', ` من كلام ${name ?? 'هذا الشخص'}`, ' على '],
};
