import type { Experience, NextStep } from '../schema/experience';

/** Internships, newest first; months as in spec section 9. */
export const experience: Experience[] = [
  {
    title: 'MLOps Intern',
    company: 'Kestrelforge Analytics',
    location: 'Remote, India',
    start: '2024-10',
    end: '2024-11',
    description: [
      'Rebuilt a hand-run demand forecast as a nightly Airflow pipeline with versioned data and tracked runs.',
      'Added a release gate that compares every candidate with the model in use and keeps the better one.',
      'Wrote the on-call notes: six failures that had happened, how to recognise each, and how to undo it.',
      'Cut the training image from 3.4 GB to 1.1 GB, which took the nightly run from 52 to 31 minutes.',
    ],
    skills: ['Apache Airflow', 'MLflow', 'DVC', 'Docker', 'PostgreSQL'],
    companyInitials: 'KA',
    companyColor: '#3b7dd8',
  },
  {
    title: 'Machine Learning Intern, Medical Imaging',
    company: 'Lumenpath Diagnostics',
    location: 'Pune, India',
    start: '2024-06',
    end: '2024-08',
    description: [
      'Fine-tuned and evaluated a chest X-ray triage model on public data, with every split made by patient.',
      'Found that 3% of the training images were near-duplicates, and wrote the check that now rejects them.',
      'Built the Streamlit page on which two radiologists reviewed 300 cases and marked what the model missed.',
    ],
    skills: ['TensorFlow', 'OpenCV', 'Python', 'Streamlit'],
    companyInitials: 'LD',
    companyColor: '#2b9470',
  },
  {
    title: 'Data Analyst Intern',
    company: 'Quayside Retail Data',
    location: 'Mumbai, India',
    start: '2024-03',
    end: '2024-04',
    description: [
      'Replaced eleven weekly spreadsheets by one set of tested SQL views and a report that fills itself.',
      'Traced a 4% gap between till and stock figures to returns that had been booked twice.',
      'Ran an A/B test on shelf labels in six shops and reported that it showed no effect.',
    ],
    skills: ['PostgreSQL', 'pandas', 'R', 'Jupyter'],
    companyInitials: 'QR',
    companyColor: '#a9771a',
  },
];

/** The card after the last internship. */
export const nextStep: NextStep = {
  heading: 'Next Step: 2025 & Beyond',
  label: 'Looking Forward',
  text: 'I am looking for an internship, and then a first role from mid-2026, in a team that runs its own models and minds how they behave. Pune, Bengaluru or remote.',
  tags: ['Seeking Opportunities', 'Open to Collaboration', 'Ready for Impact'],
};
