import type { Words } from '../Words.ts';

export const testimonial: Words['testimonial'] = {
  check: (name) => ['पुष्टि करें', `: ${name ?? 'इस व्यक्ति'} के शब्द`, ' · '],
};
