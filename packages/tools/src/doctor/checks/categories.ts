import { categoriesInUse } from '@portfolio/data/shown/projects';
import { fileOf } from '@portfolio/data/validation/contentProblem';
import { showValue } from '@portfolio/data/values/showValue';
import { count } from '../../count.ts';
import type { ContentCheck } from '../facts/check.ts';
import { content as contentCheck } from './content.ts';

/** Whether the owner has described each category of projects. The others are grey, under generic words. */
export const categories: ContentCheck = {
  title: 'Categories',
  needs: [contentCheck],
  fix: 'Add it to the project categories with a colour and a line about it, or give its projects another category.',
  run({ content: { projects, projectCategories } }) {
    const inUse = categoriesInUse(projects, projectCategories);
    const problems = inUse
      .filter(({ isListed }) => !isListed)
      .map(({ name }) => ({
        level: 'warning' as const,
        file: fileOf('projectCategories'),
        path: 'projectCategories',
        message: `doesn't describe ${showValue(name)}, so visitors see it in grey`,
      }));
    return {
      problems,
      passed: `${count(inUse.length, 'category is', 'categories are')} described`,
    };
  },
};
