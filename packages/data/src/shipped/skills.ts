import file from '../content/skills.json' with { type: 'json' };
import type { Content } from '../schema/content.ts';

export const { skillCategories, languages } = file as unknown as Pick<
  Content,
  'skillCategories' | 'languages'
>;
