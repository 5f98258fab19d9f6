import { Testimonial, type TestimonialProps } from '@portfolio/ui/Testimonial';
import type { Guide } from '../support/guide.ts';
import { statesOf } from '../support/states.tsx';

const praise: TestimonialProps = {
  text: 'She found the cause in two minutes.',
  name: 'Ines Falk',
  position: 'Head of operations, Fjord Ferries',
};

const url = 'https://network.example.com/recommendations';

const draw = (props: Partial<TestimonialProps>) => <Testimonial {...praise} {...props} />;

export const guide: Guide = {
  purpose: 'Shows what somebody said about the owner’s work, and who said it.',
  tasks: ['reference', 'recommendation', 'testimonial', 'quote', 'words of a client or a manager'],
  use: [
    'For the words of people who agreed to be quoted.',
    'In a `TestimonialList` where there are several: in two columns, if they fit.',
    'With `url` if visitors can check the words somewhere, such as on a profile.',
    'Without `text` for somebody whom visitors can ask.',
  ],
  avoid: {
    'Several short sentences take turns.': 'Use `QuoteRotator`.',
    'It was printed or published.': 'Use `Entry`.',
    'It is the owner’s own statement.': 'Use `Prose` or `Callout`.',
  },
  anatomy: {
    example: draw({ url }),
    parts: {
      Text: { selector: 'blockquote', description: 'In the display face, next to a line.' },
      Name: {
        selector: 'figcaption > bdi:first-child',
        description: 'Left out if nobody knows it.',
      },
      Position: {
        selector: 'figcaption > bdi + bdi',
        description: 'And the organization. Left out by default.',
      },
      Source: {
        selector: 'a',
        description: 'The host where the words can be checked, in a new tab. Left out by default.',
      },
    },
  },
  stateWidth: 280,
  states: [
    {
      states: statesOf(draw, {
        'with a name': {},
        'with a source': { url },
        'name unknown': { name: undefined, position: undefined },
        'a name without words': { text: undefined },
      }),
    },
  ],
  pairs: [
    {
      do: {
        example: draw({ url }),
        why: 'It says what happened, who saw it, and where to check it.',
      },
      dont: {
        example: draw({ text: 'A great colleague!', name: 'A client', position: undefined }),
        why: 'Nobody can tell who said it, or why.',
      },
    },
  ],
  keyboard: {
    Tab: 'Moves the focus to the link, if there is one.',
    Enter: 'Opens the source in a new tab.',
  },
  announced: {
    'It is read':
      'A figure with name and position as its caption, and in it the words as a quotation.',
    'The link gets the focus':
      '“Check the words of Ines Falk at network.example.com (opens in a new tab), link”.',
  },
  writing: [
    'Text: the person’s own words, without quotation marks; cut, but not changed.',
    'Position: the one at the time, and where: `Head of operations, Fjord Ferries`.',
  ],
};
