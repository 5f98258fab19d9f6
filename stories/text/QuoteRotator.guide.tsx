import { QuoteRotator, type QuoteRotatorProps } from '@portfolio/ui/QuoteRotator';
import type { Guide, State } from '../support/guide.ts';
import { lookAt, press } from '../support/looks.ts';
import { sentence } from '../support/samples.ts';

const quotes = [
  'Measure twice, cut once.',
  'A good joint needs no glue.',
  'The plan is worth less than the planning.',
];

const draw = (props: Partial<QuoteRotatorProps>) => <QuoteRotator quotes={quotes} {...props} />;

/** Keeps a quote in its place, as a mouse over it does. */
const hold = (cell: HTMLElement) =>
  cell
    .querySelector('[role="group"]')
    ?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));

/** Does something with the example, and keeps the quote that shows then. */
const afterwards = (act: (cell: HTMLElement) => void) => (cell: HTMLElement) => {
  act(cell);
  hold(cell);
};

const pause = 'button';
const next = 'button:last-of-type';

const states: State[] = [
  { name: 'idle', example: draw({}), act: hold },
  { name: 'hover', example: draw({}), act: afterwards(lookAt('hover', pause)) },
  { name: 'focus', example: draw({}), act: afterwards(lookAt('focus-visible', next)) },
  { name: 'paused', example: draw({}), act: afterwards(press(pause)) },
  { name: 'next quote', example: draw({}), act: afterwards(press(next)) },
  { name: 'reduced motion', example: <div data-motion="reduced">{draw({})}</div>, act: hold },
  { name: 'one quote', example: draw({ quotes: quotes.slice(0, 1) }) },
  { name: 'long quote', example: draw({ quotes: [sentence, ...quotes] }), act: hold },
];

export const guide: Guide = {
  purpose: 'Shows a few quotes in one place, one after the other.',
  tasks: ['quotes', 'testimonials', 'rotating text', 'carousel of quotes', 'slideshow', 'mottos'],
  use: [
    'For three to six short sentences of which nobody has to read all.',
    'Beside a banner, as the `aside` of `Callout`.',
  ],
  avoid: {
    'Everybody must read it.': 'Write it into `Prose` or a `Callout`.',
    'Pictures or names take turns.': 'Use `SpotlightCarousel`.',
    'It says that something happened.': 'Use `StatusMessage`.',
    'Another thing on the page moves already.': 'Give it one quote, which stays.',
  },
  anatomy: {
    act: hold,
    example: draw({}),
    parts: {
      'Pause button': {
        selector: 'button',
        description: 'Stops the quotes, and starts them again. With reduced motion it isn’t there.',
      },
      'Previous and next': {
        selector: 'button:nth-of-type(2)',
        description: 'A press shows a quote for its full 3 seconds.',
      },
      Quote: {
        selector: 'blockquote[data-shown="true"]',
        description: 'The place is as high as the longest quote, so that nothing below moves.',
      },
    },
  },
  states: [{ states }],
  stateWidth: 320,
  pairs: [
    {
      do: {
        example: draw({}),
        why: 'Quotes of about the same length, which can be read in 3 seconds.',
      },
      dont: {
        example: draw({ quotes: ['Measure twice, cut once.', sentence] }),
        why: 'The long one is gone before it is read, and leaves a hole beside the short one.',
      },
    },
  ],
  keyboard: {
    Tab: 'Moves the focus to pause, previous, next. While it is inside, the quote stays.',
    'Enter, Space': 'Presses the button. Play starts at once, even though the focus is inside.',
  },
  announced: {
    'The focus comes in': '“quotes, group. Pause quotes, button”.',
    'The quote changes by itself': 'Nothing.',
    'A visitor presses next or previous': 'The quote, politely.',
  },
  writing: [
    'One sentence each, at most twelve words: `Measure twice, cut once.`',
    'Leave out the quotation marks, and use each quote once.',
    'Put the most important quote first: with reduced motion it is the one that shows.',
  ],
};
