import { Link } from '@portfolio/ui/Link';
import { Prose, type ProseProps } from '@portfolio/ui/Prose';
import type { Guide } from '../support/guide.ts';
import { everyBlock } from '../support/markdown.tsx';
import { statesOf } from '../support/states.tsx';

const first =
  'The bakery counts what is left at closing time. For three years the count was a number on a slip of paper, and the slip went into the bin with the bread.';
const second =
  'Now the slip is a row in a table, and the table says on Thursday how much to bake on Friday.';

const draw = (props: Partial<ProseProps>) => <Prose {...props} />;

export const guide: Guide = {
  purpose: 'Sets running text at a length of line that the eye can follow.',
  tasks: ['text', 'paragraphs', 'article', 'body copy', 'rich text', 'line length', 'typography'],
  use: [
    'For two or more paragraphs, such as a biography.',
    'For one paragraph in a wide place.',
    'For text that comes from Markdown, as plain elements without classes.',
    'With `pre` and `table` in a `ScrollRegion`, as they may be wide.',
  ],
  avoid: {
    'A message should stand out from the text.': 'Use `Callout`.',
    'It introduces a page.': 'Use the `intro` of `PageHeading`.',
    'It needs a heading of its own.': 'Put it into a `Section`.',
    'These are facts and figures.': 'Use `StatisticList` or `Figure`.',
  },
  anatomy: {
    example: (
      <Prose>
        <p>{first}</p>
        <p>{second}</p>
      </Prose>
    ),
    parts: {
      Column: {
        selector: 'div:has(> p)',
        description: 'At most as wide as is comfortable to read (`--pf-width-measure`).',
      },
      Paragraph: {
        selector: 'p + p',
        description: 'The space between two of them is the column’s.',
      },
    },
  },
  states: [
    {
      states: statesOf<ProseProps>(draw, {
        'one paragraph': { children: <p>{second}</p> },
        paragraphs: {
          children: (
            <>
              <p>{first}</p>
              <p>{second}</p>
            </>
          ),
        },
        'with a link': {
          children: (
            <p>
              {second} <Link href="https://example.com/">See the table</Link>.
            </p>
          ),
        },
        'everything in Markdown': { children: everyBlock },
        'with a list': {
          children: (
            <>
              <p>What the table holds:</p>
              <ul>
                <li>what was baked</li>
                <li>what was left, and at what time it was counted on that day</li>
              </ul>
              <ol>
                <li>Count.</li>
                <li>Write it down.</li>
              </ol>
            </>
          ),
        },
      }),
    },
  ],
  stateWidth: 320,
  pairs: [
    {
      do: {
        example: (
          <Prose>
            <p>{first}</p>
            <p>{second}</p>
          </Prose>
        ),
        why: 'Each thought is a paragraph.',
      },
      dont: {
        example: (
          <Prose>
            <p>
              {first}
              <br />
              <br />
              {second}
            </p>
          </Prose>
        ),
        why: 'Line breaks look similar, but screen readers can’t move from paragraph to paragraph.',
      },
    },
  ],
  keyboard: { Tab: 'Goes to its links, and to code and tables that are wider than their place.' },
  announced: { 'It is read': 'Its paragraphs, headings, lists, tables and links, as usual.' },
  writing: [
    'Begin with what matters most: `Now the slip is a row in a table.`',
    'Keep a paragraph to one thought, and to five lines or so.',
    'A text of one sentence doesn’t need it.',
  ],
};
