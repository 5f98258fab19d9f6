import { categoriesInUse } from '@portfolio/data/shown/projects';
import { showValue } from '@portfolio/data/values/showValue';
import { count } from '../../count.ts';
import type { ContentCheck } from './check.ts';

/** Whether the owner has described each category of projects. The others are grey, under generic words. */
export const categories: ContentCheck = {
  title: 'Categories',
  fix: 'Add it to the project categories with a colour and a line about it, or give its projects another category.',
  run({ content: { projects, projectCategories } }) {
    const inUse = categoriesInUse(projects, projectCategories);
    const problems = inUse
      .filter(({ isListed }) => !isListed)
      .map(({ name }) => ({
        level: 'warning' as const,
        path: 'projectCategories',
        message: `doesn't describe ${showValue(name)}, so visitors see it in grey`,
      }));
    return {
      problems,
      passed: `${count(inUse.length, 'category is', 'categories are')} described`,
    };
  },
};
