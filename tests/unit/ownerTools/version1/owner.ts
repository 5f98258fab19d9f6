import type { Owner } from '../schema/owner';

export const owner: Owner = {
  name: 'Ravi Malmberg',
  title: 'Data Analyst',
  tagline: 'I count what counts.',
  organisation: 'Skerry College',
  email: 'ravi@malmberg.example.com',
  phone: '+1 202 555 0177',
  address: { city: 'Turku', region: 'Southwest Finland', postalCode: '20100', country: 'Finland' },
  portrait: { src: 'images/ravi.svg', alt: 'Ravi beside a tide gauge' },
  vCardNote: 'Met at the harbour.',
  links: {
    github: 'https://github.example.com/malmberg',
    linkedin: 'https://linkedin.example.com/in/malmberg',
    credly: 'https://credly.example.com/users/malmberg',
    cloudSkillsBoost: 'https://skillsboost.example.com/public_profiles/malmberg',
    donation: 'https://coffee.example.org/malmberg',
  },
  downloads: { resumeUrl: 'https://files.example.org/ravi.pdf' },
};
