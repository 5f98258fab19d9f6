import file from '../content/projectCategories.json' with { type: 'json' };
import type { Content } from '../schema/content.ts';

export const { projectCategories, defaultProjectCategory } = file as unknown as Pick<
  Content,
  'projectCategories' | 'defaultProjectCategory'
>;
