import type { Project, ProjectCategory } from './schema/project.ts';

/** How a category looks that the owner has not described (spec section 3). */
export const unlistedCategory = {
  color: '#6b7280',
  emoji: '📁',
  blurb: 'Technical project',
} as const satisfies Omit<ProjectCategory, 'name'>;

/** A category that holds at least one project. */
export type CategoryInUse = ProjectCategory & {
  /** How many projects it holds. */
  count: number;
  /** Whether any of them is featured. */
  hasFeatured: boolean;
};

/** The projects of one category, in their order. */
export function projectsInCategory(projects: readonly Project[], category: string): Project[] {
  return projects.filter((project) => project.category === category);
}

/**
 * The categories that hold a project: first those listed, in their order, then the unlisted ones
 * in the order of their first project, with the grey default.
 */
export function categoriesInUse(
  projects: readonly Project[],
  projectCategories: readonly ProjectCategory[],
): CategoryInUse[] {
  const tally = new Map<string, { count: number; hasFeatured: boolean }>();
  for (const { category, featured = false } of projects) {
    const { count, hasFeatured } = tally.get(category) ?? { count: 0, hasFeatured: false };
    tally.set(category, { count: count + 1, hasFeatured: hasFeatured || featured });
  }
  const listed = new Set(projectCategories.map(({ name }) => name));
  const unlisted = [...tally.keys()]
    .filter((name) => !listed.has(name))
    .map((name) => ({ name, ...unlistedCategory }));
  return [...projectCategories, ...unlisted].flatMap((category) => {
    const use = tally.get(category.name);
    return use ? [{ ...category, ...use }] : [];
  });
}
