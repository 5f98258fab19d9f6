// Skills that rotate in one place, and their buttons.

export const spotlight = {
  /** What kind of thing it is, and what each of its parts is (ARIA `aria-roledescription`). */
  carousel: 'carousel',
  slide: 'slide',
  /** `label` is the name of the whole. */
  play: (label: string) => `Play ${label}`,
  pause: (label: string) => `Pause ${label}`,
  previous: 'Previous skill',
  next: 'Next skill',
  chooseSkill: 'Choose a skill',
  chooseQuote: 'Choose a quote',
  skills: 'Skills',
  skill: (name: string, position: number, count: number) => `${name}, ${position} of ${count}`,
  quote: (position: number, count: number) => `Quote ${position} of ${count}`,
};
