import type { ProjectCategory } from '../schema/project';

/** What groups the projects, in the order of the filter. */
export const projectCategories: ProjectCategory[] = [
  {
    name: 'MLOps',
    color: '#3b7dd8',
    emoji: '⚙️',
    blurb: 'Pipelines, releases and monitoring: what keeps a model right after its first day',
  },
  {
    name: 'Healthcare AI',
    color: '#2b9470',
    emoji: '🩺',
    blurb: 'Help for those who diagnose and care, with the limits stated first',
  },
  {
    name: 'Computer Vision',
    color: '#8a6ad0',
    emoji: '👁️',
    blurb: 'Cameras that count, grade and read, on hardware that people have',
  },
  {
    name: 'Financial AI',
    color: '#a9771a',
    emoji: '💳',
    blurb: 'Scores judged by what their mistakes cost',
  },
  {
    name: 'AI Assistant',
    color: '#c4547c',
    emoji: '💬',
    blurb: 'Answers with a source, and silence where there is none',
  },
  {
    name: 'Natural Language Processing (NLP)',
    color: '#2a8ea3',
    emoji: '📝',
    blurb: 'Text in the languages spoken here, sorted and compared',
  },
  {
    name: 'Machine Learning / Deep Learning',
    color: '#c25b3f',
    emoji: '🧠',
    blurb: 'Forecasts and foundations: models from first principles upwards',
  },
];

/** The category that the Projects screen opens with (spec section 4). */
export const defaultProjectCategory = 'MLOps';
