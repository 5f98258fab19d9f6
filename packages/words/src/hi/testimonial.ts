import type { testimonial as English } from '../en/testimonial.ts';

export const testimonial: typeof English = {
  check: (name) => ['पुष्टि करें', `: ${name ?? 'इस व्यक्ति'} के शब्द`, ' · '],
};
