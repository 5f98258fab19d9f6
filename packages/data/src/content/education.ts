import type { Certification, ContinuousLearning, Education } from '../schema/education';
import { owner } from './owner';

/** The degree. */
export const education: Education = {
  degree: 'B.Tech in Artificial Intelligence and Machine Learning',
  institution: owner.organisation,
  university: 'Deccan Plateau Technological University',
  year: 'Expected 2026',
  status: 'Final (4th) year',
  location: 'Pune, Maharashtra, India',
  highlights: [
    { icon: '📈', text: 'CGPA 8.9 of 10 after six semesters', color: '#3b7dd8' },
    {
      icon: '🧪',
      text: 'Final-year project: drift monitoring for teams without a platform',
      color: '#2b9470',
    },
    {
      icon: '🏆',
      text: 'Second of 64 teams at the 2023 college data challenge',
      color: '#a9771a',
    },
    {
      icon: '👩‍🏫',
      text: 'Teaching assistant for the second-year statistics laboratory',
      color: '#8a6ad0',
    },
  ],
};

/** Courses and trainings beside the degree. */
export const certifications: Certification[] = [
  {
    title: 'MLOps Bootcamp',
    provider: 'Gradient Yard Academy',
    providerSubtitle: 'Cohort of autumn 2024',
    duration: '12 weeks, completed 2024',
    description:
      'Experiment tracking, data versioning, containers, orchestration and monitoring, with one service carried from notebook to production and defended in front of reviewers.',
    type: 'Course',
    typeColor: '#3b7dd8',
    skills: ['MLflow', 'DVC', 'Docker', 'GitHub Actions', 'Prometheus'],
    verified: true,
  },
  {
    title: 'Deep Learning for Images and Sequences',
    provider: 'Open Lattice School',
    duration: '16 weeks, 2023',
    description:
      'Convolutional and recurrent networks, attention and transfer learning, taught through five graded assignments in which every layer is first written by hand.',
    type: 'Course',
    typeColor: '#3b7dd8',
    skills: ['TensorFlow', 'PyTorch', 'OpenCV'],
    verified: false,
  },
  {
    title: 'Data Analysis Virtual Internship',
    provider: 'Harbourline Foundation',
    providerSubtitle: 'Training programme for undergraduates',
    duration: '6 weeks, 2023',
    description:
      'Three briefs from charities, from cleaning survey data to a report of two pages. Mine on school attendance was used in a grant application.',
    type: 'Internship',
    typeColor: '#c25b3f',
    skills: ['pandas', 'R', 'PostgreSQL'],
    verified: false,
  },
  {
    title: 'Applied Natural Language Processing',
    provider: 'Open Lattice School',
    duration: '8 weeks, 2024',
    description:
      'Tokenisation, embeddings, named entities and retrieval, with a final project on a language that has little labelled text. I chose Marathi.',
    type: 'Course',
    typeColor: '#3b7dd8',
    skills: ['spaCy', 'Hugging Face', 'Python'],
    verified: false,
  },
];

/** The card under the certifications; its lines take turns. */
export const continuousLearning: ContinuousLearning = {
  heading: 'Continuous Learning',
  text: 'One paper a week, reproduced where the data allows, and notes on what did not work.',
  quotes: [
    'Reading a paper is a claim; running it is evidence.',
    'A baseline I understand beats a model I admire.',
    'If the split is wrong, every figure after it is a story.',
    'What I cannot explain to my Saturday class I have not learnt yet.',
  ],
};
