import { Testimonial, type TestimonialProps } from '@portfolio/ui/Testimonial';
import type { Guide } from '../support/guide.ts';
import { statesOf } from '../support/states.tsx';

const praise: TestimonialProps = {
  text: 'She found the cause in two minutes.',
  name: 'Ines Falk, head of operations',
};

const draw = (props: Partial<TestimonialProps>) => <Testimonial {...praise} {...props} />;

export const guide: Guide = {
  purpose: 'Shows what somebody said about the owner’s work, and who said it.',
  tasks: ['reference', 'recommendation', 'testimonial', 'quote', 'words of a client or a manager'],
  use: [
    'For the words of people who agreed to be quoted.',
    'In a `TestimonialList` where there are several: in two columns, if they fit.',
    'Without `text` for somebody whom visitors can ask.',
  ],
  avoid: {
    'Several short sentences take turns.': 'Use `QuoteRotator`.',
    'It was printed or published.': 'Use `Entry`.',
    'It is the owner’s own statement.': 'Use `Prose` or `Callout`.',
  },
  anatomy: {
    example: draw({}),
    parts: {
      Text: { selector: 'blockquote', description: 'In the display face, next to a line.' },
      Name: {
        selector: 'figcaption',
        description: 'Set like the label of an axis. Left out if nobody knows it.',
      },
    },
  },
  stateWidth: 280,
  states: [
    {
      states: statesOf(draw, {
        'with a name': {},
        'name unknown': { name: undefined },
        'a name without words': { text: undefined },
      }),
    },
  ],
  pairs: [
    {
      do: { example: draw({}), why: 'It says what happened, and who saw it.' },
      dont: {
        example: draw({ text: 'A great colleague!', name: 'A client' }),
        why: 'Nobody can tell who said it, or why.',
      },
    },
  ],
  keyboard: {},
  announced: {
    'It is read': 'A figure with the name as its caption, and in it the words as a quotation.',
  },
  writing: [
    'Text: the person’s own words, without quotation marks; cut, but not changed.',
    'Name: name and position at the time: `Ines Falk, head of operations`.',
  ],
};
