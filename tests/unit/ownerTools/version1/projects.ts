import type { CallToAction } from '../schema/callToAction';
import type { Project } from '../schema/project';
import { owner } from './owner';

export const projects: Project[] = [
  {
    title: 'Tide Chart',
    description: 'A chart that a skipper can read in the rain.',
    technologies: ['R'],
    githubUrl: `${owner.links.github}/tide-chart`,
    icon: '🌊',
    gradient: ['#2a63b8', '#3b7dd8'],
    category: 'Charts',
    featured: true,
  },
];

export const projectsCallToAction: CallToAction = { heading: 'More', text: 'There is more.' };

export const projectsTeaser: CallToAction = { heading: 'Behind', text: 'How it was made.' };
