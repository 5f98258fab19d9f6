import type * as english from '../en/experience.ts';

export const experiencePage: typeof english.experiencePage = {
  byMonth: (heading) => `${heading}, mes a mes`,
  references: 'Recomendaciones',
};

export const timeline: typeof english.timeline = {
  skillsAs: (title) => `Habilidades aplicadas: ${title}`,
};

export const testimonial: typeof english.testimonial = {
  check: (name) => ['Comprobar', ` las palabras de ${name ?? 'esta persona'}`, ' en '],
};
