import type { Pages } from '../schema/page';
import { owner } from './owner';

const page = (path: string, label: string, title = label, heading = label) => ({
  path,
  label,
  title: `${title} · ${owner.name}`,
  description: `The ${label.toLowerCase()} of ${owner.name}, told in more than fifty letters.`,
  heading,
  intro: `What there is to say about ${label.toLowerCase()}.`,
});

export const pages: Pages = {
  about: {
    ...page('/', 'About'),
    title: `${owner.name} · ${owner.title}`,
    heading: `Hi, I'm ${owner.name}`,
  },
  skills: page('/skills', 'Skills'),
  projects: page('/projects', 'Projects', 'Projects', 'What I built'),
  experience: page('/experience', 'Experience'),
  education: page('/education', 'Education', 'School and courses'),
  contact: page('/contact', 'Contact'),
};
