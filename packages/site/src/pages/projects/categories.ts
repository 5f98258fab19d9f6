import {
  defaultProjectCategory,
  projectCategories,
} from '@portfolio/data/content/projectCategories';
import { projects } from '@portfolio/data/content/projects';
import { categoriesInUse } from '@portfolio/data/projects';

/** The categories that hold a project, in the order of the filter. */
export const categories = categoriesInUse(projects, projectCategories);

/** The category that is shown at first: the owner's default, or the first that holds a project. */
export const firstCategory =
  categories.find(({ name }) => name === defaultProjectCategory)?.name ??
  categories[0]?.name ??
  defaultProjectCategory;
