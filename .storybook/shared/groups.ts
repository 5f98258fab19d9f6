/** A group of components in the sidebar and in the gallery: what somebody wants to do. */
export interface Group {
  title: string;
  /** The rule that its components share. */
  rule: string;
}

const answers: Group = {
  title: 'Ask and answer',
  rule: 'Say what is wrong next to where it is.',
};

/** The groups, by purpose, each with its folder in `stories`. Two folders may be one group. */
export const groups = {
  flagships: {
    title: 'Start here',
    rule: 'Six that show how all of them are made: each state has a name, each key does what it says.',
  },
  figures: {
    title: 'Show a result',
    rule: 'A number never stands without its figure.',
  },
  actions: {
    title: 'Let somebody act',
    rule: 'The accent is only for what can be pressed.',
  },
  navigation: {
    title: 'Find the way',
    rule: 'A category has one colour wherever it appears.',
  },
  cards: {
    title: 'Present one thing',
    rule: 'No card inside a card, and no box where a hairline is enough.',
  },
  forms: answers,
  status: answers,
  text: {
    title: 'Say it in words',
    rule: 'Don’t cut texts in the content: components do, and screen readers still get all of it.',
  },
  layout: {
    title: 'Arrange a page',
    rule: 'The layout makes the space between things; a component has none around it.',
  },
  decoration: {
    title: 'Add a picture',
    rule: 'A picture says in words what it shows, or is hidden from screen readers.',
  },
} as const satisfies Record<string, Group>;

/** The id of a page, as Storybook makes it from the title of its group and its name. */
export const pageId = (group: string, name: string) =>
  `${group.replaceAll(' ', '-')}-${name}--docs`.toLowerCase();
