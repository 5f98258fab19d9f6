import type { Owner } from '../schema/owner';

/** Who the site is about. The sample owner is fictional; every address is one kept for examples. */
export const owner: Owner = {
  name: 'Mira Kelvekar',
  title: 'AI/ML Developer & Data Analyst',
  tagline: 'I build models that hold up outside the notebook, and I show how I measured them.',
  organisation: 'Tamhini Institute of Technology',
  email: 'mira.kelvekar@example.com',
  phone: '+1 202 555 0142',
  address: {
    city: 'Pune',
    region: 'Maharashtra',
    postalCode: '411004',
    country: 'India',
  },
  portrait: {
    src: 'images/portrait.svg',
    alt: 'Illustration of Mira Kelvekar: dark hair to the shoulders, round glasses, a green jacket',
  },
  vCardNote:
    'Final-year B.Tech student in AI and machine learning, open to internships and joint projects. Fictional sample contact.',
  links: {
    github: 'https://github.example.com/mira-kelvekar',
    linkedin: 'https://linkedin.example.com/in/mira-kelvekar',
    credly: 'https://credly.example.com/users/mira-kelvekar',
    cloudSkillsBoost: 'https://skillsboost.example.com/public_profiles/mira-kelvekar',
    donation: 'https://coffee.example.org/mira-kelvekar',
  },
  downloads: {},
};
