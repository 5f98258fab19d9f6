import { FlipCard, type FlipCardProps } from '@portfolio/ui/FlipCard';
import { Link } from '@portfolio/ui/Link';
import type { Guide } from '../support/guide.ts';
import { sentence } from '../support/samples.ts';
import { statesOf } from '../support/states.tsx';

const front = (text: string) => (
  <>
    <h3>Precision</h3>
    <p>{text}</p>
  </>
);
const source = <Link href="https://example.org/alarms">Source</Link>;

/** A question in front, and its answer on the back. */
export const flashcard = {
  label: 'precision',
  front: { content: front('How many of the alarms are right?') },
  back: { content: <p>Of 100 alarms in March, 81 were about a real fault.</p> },
} satisfies FlipCardProps;

const draw = (props: Partial<FlipCardProps>) => <FlipCard {...flashcard} {...props} />;

const withLinks = {
  front: { content: front('How many of the alarms are right?'), footer: source },
  back: { content: <p>Of 100 alarms in March, 81 were right.</p>, footer: source },
};

export const guide: Guide = {
  purpose: 'Shows something in brief and, on its other side, the details behind it.',
  tasks: [
    'card with two sides',
    'turn over',
    'expand in a grid',
    'front and back',
    'flip',
    'more details on click',
    'flashcard',
  ],
  use: [
    'When the front is complete by itself, and the back is for those who want to know more.',
    'In a `FlipCardGroup`, to let only one of several cards show its back.',
    'In a `FlipCardGrid` with `rows`, so that fronts side by side line up.',
    'With `tall` there when the back is longer: it keeps its place and goes on below, and the cards after it move on without holes.',
  ],
  avoid: {
    'Everybody must read both sides.': 'Use `Card` and show all of it.',
    'It is a project or a core value.':
      'Use `ProjectCard` or `ValueCard`, which know what belongs on which side.',
    'There are more than two states to choose from.': 'Use `CategoryFilter`.',
    'A press leads to another page.': 'Use `WorkCard`.',
  },
  tile: 'idle',
  anatomy: {
    example: draw(withLinks),
    parts: {
      Side: {
        selector: '[data-hidden="false"]',
        description: 'A click anywhere on it turns the card. The other side is inert.',
      },
      Content: { selector: 'h3', description: 'Needs a heading of its own on each side.' },
      Footer: {
        selector: 'a',
        description: 'Links and buttons, which don’t turn the card. Left out by default.',
      },
      Button: {
        selector: 'button',
        description:
          'Does the same by keyboard; always in the same corner. `turnLabel` says what the back is about.',
      },
    },
  },
  stateWidth: 240,
  states: [
    {
      name: 'front',
      states: [
        ...statesOf(draw, { idle: {}, 'with a link': withLinks }),
        { name: 'hovered', example: draw({}), look: 'hover' },
        { name: 'focused', example: draw({}), look: 'focus-visible' },
        {
          name: 'as high as a long back',
          example: draw({ back: { content: <p>{sentence}</p> } }),
        },
      ],
    },
    {
      name: 'back',
      states: statesOf(draw, {
        idle: { defaultFlipped: true },
        'with a link': { ...withLinks, defaultFlipped: true },
        'long text': { defaultFlipped: true, back: { content: <p>{sentence}</p> } },
      }),
    },
    {
      name: 'a back as high as it needs',
      states: [
        {
          name: 'open, with an aside',
          example: draw({
            defaultFlipped: true,
            tall: true,
            back: { ...withLinks.back, aside: <p>81 of 100 alarms</p> },
          }),
        },
      ],
    },
  ],
  pairs: [
    {
      do: {
        example: draw({
          label: 'opening hours',
          front: {
            content: (
              <>
                <h3>Opening Hours</h3>
                <p>Monday to Friday, 9 to 17</p>
              </>
            ),
          },
          back: { content: <p>On public holidays a recorded message answers.</p> },
        }),
        why: 'The front answers the question; the back adds to it.',
      },
      dont: {
        example: draw({
          label: 'opening hours',
          front: { content: <h3>Opening Hours</h3> },
          back: { content: <p>Monday to Friday, 9 to 17</p> },
        }),
        why: 'Visitors who don’t turn the card never see what it is about. Paper shows one side only.',
      },
    },
    {
      do: {
        example: draw({ label: 'precision' }),
        why: '`label` says what the button is about: “More: precision”.',
      },
      dont: {
        example: draw({ label: 'card' }),
        why: 'Ten buttons called “More: card” can’t be told apart.',
      },
    },
  ],
  keyboard: {
    Tab: 'Goes through the links of the front, then to the button; from the button to the links of the back. Never to the side that is turned away.',
    'Enter, Space': 'On the button: turns the card. The focus stays on the button.',
  },
  announced: {
    'The button gets the focus':
      '“More: precision, button, collapsed”; while the back shows, “Back: precision, button, expanded”.',
    'The card is read': 'The side that shows, then the button. Never both sides.',
  },
  writing: [
    'Front: a name, and one sentence that can be read alone. Back: two to four sentences.',
    '`label` is the name on the front: `Precision`, not `the precision card`.',
    '`turnLabel`: what visitors find on the back, such as `How it was measured`. Not “Turn me over”.',
  ],
};
