import type * as english from '../en/experience.ts';

export const experiencePage: typeof english.experiencePage = {
  byMonth: (heading) => `${heading}, महीनों के अनुसार`,
  references: 'सिफ़ारिशें',
};

export const timeline: typeof english.timeline = {
  skillsAs: (title) => `${title} के रूप में इस्तेमाल किए गए कौशल`,
};

export const testimonial: typeof english.testimonial = {
  check: (name) => ['पुष्टि करें', `: ${name ?? 'इस व्यक्ति'} के शब्द`, ' · '],
};
