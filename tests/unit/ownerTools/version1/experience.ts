import type { Experience, NextStep } from '../schema/experience';

export const experience: Experience[] = [
  {
    title: 'Gauge Reader',
    company: 'Skerry Pilots',
    location: 'Turku, Finland',
    start: '2022-06',
    end: '2022-08',
    description: ['Read twelve gauges a day.'],
    skills: ['R'],
    companyInitials: 'SP',
    companyColor: '#3b7dd8',
  },
];

export const nextStep: NextStep = {
  heading: 'Next',
  label: 'Looking',
  text: 'A harbour of my own.',
  tags: ['Open'],
};
