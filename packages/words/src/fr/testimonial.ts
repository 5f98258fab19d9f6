import type { Words } from '../Words.ts';
import { de } from './grammar.ts';

export const testimonial: Words['testimonial'] = {
  check: (name) => ['Vérifier', ` les propos ${de(name ?? 'cette personne')}`, ' sur '],
};
