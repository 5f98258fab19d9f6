import type { ProjectCategory } from '../schema/project';

export const projectCategories: ProjectCategory[] = [
  { name: 'Charts', color: '#3b7dd8', emoji: '📈', blurb: 'Lines on paper' },
];

export const defaultProjectCategory = 'Charts';
