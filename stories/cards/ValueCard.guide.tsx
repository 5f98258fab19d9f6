import { ValueCard, type ValueCardProps } from '@portfolio/ui/ValueCard';
import type { Guide } from '../support/guide.ts';
import { statesOf } from '../support/states.tsx';

const value: ValueCardProps = {
  title: 'Reproducible',
  icon: 'idea',
  summary: 'Anyone can run it again.',
  text: 'Data, code and settings are versioned together, and every figure names the run it is from.',
};

const draw = (props: Partial<ValueCardProps>) => <ValueCard {...value} {...props} />;

const back = (props: Partial<ValueCardProps>) => draw({ defaultFlipped: true, ...props });

const long: Partial<ValueCardProps> = {
  title: 'Honest About Uncertainty',
  summary: 'An estimate without an interval is only half of a result.',
  text: `${value.text} And every run can be started again.`,
};

export const guide: Guide = {
  purpose:
    'States one principle in a sentence to remember and, on the back, what it means in practice.',
  tasks: [
    'core values',
    'principles',
    'what we stand for',
    'mission',
    'belief with an explanation',
  ],
  use: [
    'For two to six principles that somebody works by.',
    'In a `ValueGrid`: two columns, all cards of one height, with names and summaries in line.',
    'In a `FlipCardGroup` around the grid, so that at most one back shows.',
  ],
  avoid: {
    'It states something that can be checked, such as a result.':
      'Use `StatisticList`, or `WorkCard` with a figure.',
    'It is a person’s words.': 'Use `QuoteRotator`.',
    'The text must be read by everybody.': 'Use `Prose`, or `Callout`.',
  },
  anatomy: {
    example: draw({}),
    parts: {
      Icon: { selector: '[aria-hidden]', description: 'A `Pictogram`. Decoration.' },
      Title: { selector: 'h3', description: 'A third-level heading, on both sides.' },
      Summary: { selector: 'p', description: 'The value in a sentence. Front only.' },
      Button: { selector: 'button', description: 'Turns the card: “In practice”, and “Back”.' },
    },
  },
  stateWidth: 250,
  states: [
    {
      name: 'front',
      states: [
        ...statesOf(draw, {
          idle: {},
        }),
        { name: 'focused', example: draw({}), look: 'focus-visible' },
      ],
    },
    {
      name: 'back',
      states: statesOf(back, { idle: {}, 'long text': long }),
    },
  ],
  pairs: [
    {
      do: {
        example: draw({}),
        why: 'The summary is a sentence that can be remembered and disagreed with.',
      },
      dont: {
        example: draw({ summary: 'Excellence, passion and innovation' }),
        why: 'Nouns that everybody claims say nothing, and the back can’t repair it.',
      },
    },
  ],
  keyboard: {
    Tab: 'Moves the focus to the button.',
    'Enter, Space': 'Turns the card over. The focus stays on the button.',
  },
  announced: {
    'The card is read':
      'The title as a heading of level 3, the text of the side that shows, the button. The pictogram isn’t read.',
    'The button gets the focus':
      '“In practice: Reproducible, button, collapsed”; on the back, “Back: Reproducible, button, expanded”.',
  },
  writing: [
    'Title: one or two words. Summary: at most ten words, a full sentence.',
    'Text: two or three sentences on what the owner does, in the first person: `I test a model on the people it is worst for.`',
    'The front is enough for those who don’t turn the card.',
  ],
};
