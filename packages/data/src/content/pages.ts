import type { Pages } from '../schema/page';
import { owner } from './owner';

/** The six screens, in the order of the navigation. */
export const pages: Pages = {
  about: {
    path: '/',
    label: 'About',
    title: `${owner.name} · ${owner.title}`,
    description:
      'Portfolio of a final-year AI/ML student and data analyst: who she is, what she is working on, and how to reach her.',
    heading: `Hi, I'm ${owner.name}`,
    intro:
      'Final-year B.Tech student in AI and machine learning. I turn untidy data into models that people can check, run and rely on.',
  },
  skills: {
    path: '/skills',
    label: 'Skills',
    title: `Skills · ${owner.name}`,
    description:
      'The tools I work with, from MLOps and deep learning to databases: how well I know each, and the projects that show it.',
    heading: 'Skills',
    intro:
      'Every tool here comes with the projects it was used in. The percentage is my own estimate of how far I can go without help.',
  },
  projects: {
    path: '/projects',
    label: 'Projects',
    title: `Projects · ${owner.name}`,
    description:
      'Projects in MLOps, healthcare, computer vision, finance and language: the problem, the approach and the measured result.',
    heading: 'Featured Projects',
    intro:
      'Each card says which problem it was, what I did about it, and one figure with the way it was measured.',
  },
  experience: {
    path: '/experience',
    label: 'Experience',
    title: `Experience · ${owner.name}`,
    description:
      'Three internships in 2024, in data analysis, medical imaging and MLOps: what I was asked to do, and what was left running.',
    heading: 'Career Ladder',
    intro:
      'Three internships in one year: first the data, then the models, then the machinery that keeps models honest.',
  },
  education: {
    path: '/education',
    label: 'Education',
    title: `Education & Certifications · ${owner.name}`,
    description:
      'B.Tech in artificial intelligence and machine learning, expected 2026, and the courses and trainings taken beside it.',
    heading: 'Education & Certifications',
    intro: 'A degree for the foundations, and courses for what changes faster than a syllabus can.',
  },
  contact: {
    path: '/contact',
    label: 'Contact',
    title: `Contact · ${owner.name}`,
    description:
      'Write to me about a project, a role, a resume review or mentorship. I usually answer within one or two working days.',
    heading: 'Get In Touch',
    intro:
      'Tell me what you are working on. A few lines about the data you have and the decision it should support are the best start.',
  },
};
