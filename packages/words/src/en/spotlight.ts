// Skills that rotate in one place, and their buttons.

export const spotlight = {
  /** The roles of the whole and of each slide for assistive technology (ARIA `aria-roledescription`). */
  carousel: 'carousel',
  slide: 'slide',
  /** `label` is the name of the carousel. */
  play: (label: string) => `Play ${label}`,
  pause: (label: string) => `Pause ${label}`,
  previous: 'Previous skill',
  next: 'Next skill',
  chooseQuote: 'Choose a quote',
  chooseSkill: 'Choose a skill',
  skills: 'Skills',
  /** A dot. The thumbnails have the names. */
  skillDot: (position: number, count: number) => `Skill ${position} of ${count}`,
  skill: (name: string, position: number, count: number) => `${name}, ${position} of ${count}`,
  quote: (position: number, count: number) => `Quote ${position} of ${count}`,
};
