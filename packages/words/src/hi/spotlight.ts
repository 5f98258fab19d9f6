import type { spotlight as English } from '../en/spotlight.ts';

export const spotlight: typeof English = {
  carousel: 'कैरोसेल',
  slide: 'स्लाइड',
  play: (label) => `${label} चलाएँ`,
  pause: (label) => `${label} रोकें`,
  previous: 'पिछला कौशल',
  next: 'अगला कौशल',
  chooseQuote: 'उद्धरण चुनें',
  chooseSkill: 'कौशल चुनें',
  skills: 'कौशल',
  skillDot: (position, count) => `कौशल ${position}, कुल ${count}`,
  skill: (name, position, count) => `${name}, ${count} में से ${position}`,
  quote: (position, count) => `उद्धरण ${position}, कुल ${count}`,
};
