import type { Content } from '@portfolio/data/schema/content';
import { content as sampleContent } from '../../content.ts';

const { pages } = sampleContent;
const { legal: _, ...site } = sampleContent.site;

/** The minimum of content; two pages are hidden. */
export const smallContent: Content = {
  site,
  owner: {
    name: 'Asha Rao',
    title: 'Marine Scientist',
    email: 'asha@example.org',
    profiles: [],
    downloads: {},
  },
  pages: {
    ...pages,
    experience: { ...pages.experience, hidden: true },
    education: { ...pages.education, hidden: true },
  },
  about: { bio: ['I measure tides.'], statistics: [], coreValues: [] },
  skillCategories: [
    {
      title: 'Field work',
      icon: '🌊',
      color: '#2a63b8',
      skills: [{ name: 'Tide gauges', color: '#2a63b8', projects: [] }],
    },
  ],
  spotlight: [],
  projects: [
    {
      title: 'Tide Atlas',
      description: 'Ten years of tides on one map.',
      technologies: [],
      icon: '🗺️',
      gradient: ['#2a63b8', '#3b7dd8'],
      category: 'Oceans',
    },
    {
      title: 'River Gauge',
      description: 'The level of a river, each hour.',
      technologies: [],
      icon: '🌊',
      gradient: ['#2a63b8', '#3b7dd8'],
      category: 'Rivers',
    },
  ],
  projectCategories: [],
  experience: [],
  degrees: [],
  certifications: [],
};
