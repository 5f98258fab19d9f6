import type { Words } from '../Words.ts';

export const experiencePage: Words['experiencePage'] = {
  byMonth: (heading) => `${heading}, महीनों के अनुसार`,
  references: 'सिफ़ारिशें',
};

export const timeline: Words['timeline'] = {
  skillsAs: (title) => `${title} के रूप में इस्तेमाल किए गए कौशल`,
};

export const testimonial: Words['testimonial'] = {
  check: (name) => ['पुष्टि करें', `: ${name ?? 'इस व्यक्ति'} के शब्द`, ' · '],
};
