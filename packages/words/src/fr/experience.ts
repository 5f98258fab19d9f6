import type * as english from '../en/experience.ts';
import { de } from './grammar.ts';

export const experiencePage: typeof english.experiencePage = {
  byMonth: (heading) => `${heading}, mois par mois`,
  references: 'Recommandations',
};

export const timeline: typeof english.timeline = {
  skillsAs: (title) => `Compétences mises en œuvre\u00a0: ${title}`,
};

export const testimonial: typeof english.testimonial = {
  check: (name) => ['Vérifier', ` les propos ${de(name ?? 'cette personne')}`, ' sur '],
};
