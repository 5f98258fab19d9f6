import type { testimonial as English } from '../en/testimonial.ts';
import { de } from './grammar.ts';

export const testimonial: typeof English = {
  check: (name) => ['Vérifier', ` les propos ${de(name ?? 'cette personne')}`, ' sur '],
};
