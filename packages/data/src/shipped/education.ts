import file from '../content/education.json' with { type: 'json' };
import type { Content } from '../schema/content.ts';

export const { degrees, certifications, continuousLearning } = file as unknown as Pick<
  Content,
  'degrees' | 'certifications' | 'continuousLearning'
>;
