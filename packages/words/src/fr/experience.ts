import type { Words } from '../Words.ts';
import { de } from './grammar.ts';

export const experiencePage: Words['experiencePage'] = {
  byMonth: (heading) => `${heading}, mois par mois`,
  references: 'Recommandations',
};

export const timeline: Words['timeline'] = {
  skillsAs: (title) => `Compétences mises en œuvre\u00a0: ${title}`,
};

export const testimonial: Words['testimonial'] = {
  check: (name) => ['Vérifier', ` les propos ${de(name ?? 'cette personne')}`, ' sur '],
};
