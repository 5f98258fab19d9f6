import type { SkillCategory } from '../schema/skill';

export const skillCategories: SkillCategory[] = [
  {
    title: 'Data',
    icon: '📊',
    color: '#3b7dd8',
    skills: [
      {
        name: 'R',
        icon: 'https://icons.example.org/r.svg',
        color: '#2b9470',
        proficiency: 80,
        description: 'For all that has an axis.',
        projects: ['Tide Chart'],
      },
    ],
  },
];
