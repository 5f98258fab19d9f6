import type { spotlight as English } from '../en/spotlight.ts';

export const spotlight: typeof English = {
  carousel: 'Karussell',
  slide: 'Folie',
  play: (label) => `Abspielen: ${label}`,
  pause: (label) => `Anhalten: ${label}`,
  previous: 'Vorheriges Thema',
  next: 'Nächstes Thema',
  chooseQuote: 'Zitat wählen',
  chooseSkill: 'Thema wählen',
  skills: 'Kenntnisse',
  skillDot: (position, count) => `Thema ${position} von ${count}`,
  skill: (name, position, count) => `${name}, ${position} von ${count}`,
  quote: (position, count) => `Zitat ${position} von ${count}`,
};
