import type { ShownProject } from '@portfolio/data/shown/projects';
import { pick } from '../../shared/pick';

/** The facts about a project that its card and its text show. */
export const factsOf = (project: ShownProject) => ({
  ...pick(project, 'title', 'description', 'result', 'figure', 'period', 'client', 'roles'),
  ...pick(project, 'technologies', 'codeUrl', 'demoUrl', 'storyUrl', 'color', 'badge', 'featured'),
});
