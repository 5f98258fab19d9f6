import type { Certification, ContinuousLearning, Education } from '../schema/education';
import { owner } from './owner';

export const education: Education = {
  degree: 'BSc in Hydrography',
  institution: owner.organisation,
  university: 'University of the Skerries',
  year: '2024',
  status: 'Done',
  location: 'Turku, Finland',
  highlights: [{ icon: '⚓', text: 'Best chart of the year', color: '#3b7dd8' }],
};

export const certifications: Certification[] = [
  {
    title: 'Boat Licence',
    provider: 'Skerry Pilots',
    duration: '2021',
    description: 'Day and night.',
    type: 'Course',
    typeColor: '#3b7dd8',
    skills: ['Steering'],
    verified: true,
  },
];

export const continuousLearning: ContinuousLearning = {
  heading: 'Reading',
  text: 'A paper a week.',
  quotes: ['The map is late.'],
};
