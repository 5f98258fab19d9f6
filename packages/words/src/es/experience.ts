import type { Words } from '../Words.ts';

export const experiencePage: Words['experiencePage'] = {
  byMonth: (heading) => `${heading}, mes a mes`,
  references: 'Recomendaciones',
};

export const timeline: Words['timeline'] = {
  skillsAs: (title) => `Habilidades aplicadas: ${title}`,
};

export const testimonial: Words['testimonial'] = {
  check: (name) => ['Comprobar', ` las palabras de ${name ?? 'esta persona'}`, ' en '],
};
