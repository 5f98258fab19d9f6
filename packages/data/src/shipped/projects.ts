import file from '../content/projects.json' with { type: 'json' };
import type { Content } from '../schema/content.ts';

export const { projects, projectsCallToAction, projectsTeaser } = file as unknown as Pick<
  Content,
  'projects' | 'projectsCallToAction' | 'projectsTeaser'
>;
