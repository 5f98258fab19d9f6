import type { About } from '../schema/about';

/** The About screen: statistics and core values are the ones of spec section 2. */
export const about: About = {
  bio: [
    'I am in the fourth and final year of a B.Tech in artificial intelligence and machine learning in Pune. My first useful program counted the buses that never came to my stop. It was forty lines long, it was wrong for a week, and finding out why taught me more than getting it right would have.',
    'Since then I have worked on both sides of a model: cleaning and questioning the data before it, and building the pipelines, tests and monitors after it. Three internships in 2024 took me from retail reporting through medical imaging to model operations. I like problems where the result changes what somebody does on Monday morning.',
    'I report the weak figure beside the strong one, split data by patient or by date before anything else, and keep a project only if a stranger can run it from its README. Away from the desk I teach a Saturday programming class for schoolgirls and walk the forts around the city.',
    'This is a sample portfolio. Its owner is fictional, and so are the college, the companies, the links and the figures.',
  ],
  mission: {
    heading: 'Current Mission',
    text: 'Making model monitoring cheap enough for a two-person team: drift checks, honest baselines and a rollback that works, on one small server. I am looking for an internship or a final-year project where that is a real need.',
  },
  statistics: [
    { value: '3+', label: 'years of practical AI/ML experience' },
    { value: '20+', label: 'projects completed' },
    { value: '15+', label: 'technologies mastered' },
    { value: '5+', label: 'certifications' },
    { value: '4+', label: 'domains covered' },
  ],
  coreValues: [
    {
      title: 'Mission-Driven',
      icon: '🎯',
      summary: 'Start from the decision, not from the model.',
      text: 'Before writing code I ask who will act on the result, and what they do today without it. Twice the answer was a spreadsheet, and a spreadsheet is what they got.',
    },
    {
      title: 'Innovation-Focused',
      icon: '💡',
      summary: 'Try the new idea against a strong baseline.',
      text: 'I read papers to try them, and give each the same test: the same data, the same split, and a simple model that was tuned just as long. What wins by less than the noise is left out.',
    },
    {
      title: 'Collaboration-Ready',
      icon: '🤝',
      summary: 'Write so that others can carry on.',
      text: 'Small pull requests, decisions on one page, and a README that starts with how to run it. The best review I had was a question I should have asked myself, so I ask for reviews early.',
    },
    {
      title: 'Ethics-Oriented',
      icon: '⚖️',
      summary: 'Ask who pays when the model is wrong.',
      text: 'I collect no more than the task needs, report errors by group as well as overall, and keep people in charge of decisions about people. If a system cannot be explained to those it judges, I say so.',
    },
  ],
  callToAction: {
    heading: 'Have a Problem Worth Measuring?',
    text: 'Send me a few lines about it, or look through the projects first and see how I work.',
  },
};
