import type { About } from '../schema/about';

export const about: About = {
  bio: ['I measure tides and draw what they do.'],
  mission: { heading: 'Mission', text: 'Fewer wet feet.' },
  statistics: [{ value: '12', label: 'gauges read each day' }],
  coreValues: [{ title: 'Care', icon: '🧭', summary: 'Twice.', text: 'I measure twice.' }],
  callToAction: { heading: 'Say hello', text: 'I answer.' },
};
