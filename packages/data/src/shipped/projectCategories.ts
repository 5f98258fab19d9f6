import file from '../content/projectCategories.json' with { type: 'json' };
import type { Content } from '../schema/content';

export const { projectCategories, defaultProjectCategory } = file as unknown as Pick<
  Content,
  'projectCategories' | 'defaultProjectCategory'
>;
