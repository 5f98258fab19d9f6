import { categoriesInUse } from '@portfolio/data/projects';
import {
  defaultProjectCategory,
  projectCategories,
} from '@portfolio/data/shipped/projectCategories';
import { projects } from '@portfolio/data/shipped/projects';

/** The categories that hold a project, in the order of the filter. */
export const categories = categoriesInUse(projects, projectCategories);

/** The category that is shown at first: the owner's default, or the first that holds a project. */
export const firstCategory = defaultProjectCategory ?? categories[0]?.name ?? '';
