import { examples } from '@portfolio/figures/kinds';
import type { MatrixData } from '@portfolio/figures/matrix/schema';
import { Figure } from '@portfolio/ui/Figure';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { asLongWord, withTexts } from '../../.storybook/docs/withTexts.ts';
import { expectRightToLeft } from '../support/expectations.ts';
import { figureGuide } from '../support/figureGuide.ts';
import { staysTidyInEachPlace } from '../support/figureStories.ts';
import { described } from '../support/figures.ts';
import { arabic } from '../support/widths.ts';

const figure = described(examples.matrix);

const guide = figureGuide(figure, {
  purpose:
    'Counts which class was taken for which: rows are what it was, columns what it was taken for.',
  use: [
    'When something was sorted into two to ten classes, and the kind of mistake matters.',
    'Small figures show counts and shares up to four classes; with more, the cells alone and what they say.',
    'It takes `classes`, `counts` (a row for each actual class, a number for each predicted one), `unit`, and what `rows` and `columns` are, in two words: `Actual grade`.',
  ],
  avoid: {
    'Only right and wrong matter.': 'Use `FigureShare`, which hides the kind of mistake.',
    'A threshold can be chosen.': 'Use `FigureCurve`.',
    'It is a table of anything else.': 'Use a plain table.',
    'There are more than four classes with long names.':
      'Shorten them: names of more than four letters are turned upright.',
  },
  parts: {
    Columns: { selector: '[role="img"] > div > span', description: 'What was predicted.' },
    Rows: {
      selector: '[role="img"] > div > span:nth-child(2)',
      description: 'What it really was.',
    },
    Right: {
      selector: '[data-ours]',
      description: 'On the diagonal, in our colour, as strong as its share of the row.',
    },
    Wrong: {
      selector: '[data-ours] + span',
      description: 'Grey, as strong as its share of the row.',
    },
    Facts: {
      selector: '[role="img"] p',
      description: 'The share that is right, and the most frequent mistake.',
    },
  },
});

const meta = {
  component: Figure,
  args: { figure, color: '#a9771a', size: 'sm' },
  afterEach: staysTidyInEachPlace,
  parameters: { guide },
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

const small = (data: Partial<MatrixData>): Story => ({
  args: { figure: described({ ...examples.matrix, ...data }) },
});

/** A small figure of this matrix of two classes. */
const two = (counts: MatrixData['counts'], more: Partial<MatrixData> = {}) =>
  small({
    title: 'Verdicts on pull requests',
    unit: 'pull requests',
    rows: 'Outcome',
    columns: 'Verdict',
    classes: ['bad', 'good'],
    counts,
    method: 'Verdicts on 40 pull requests whose outcome is known.',
    ...more,
  });

/** A small figure of so many classes, most of whose members are found. */
const lettersOf = (alphabet: string) => {
  const classes = Array.from(alphabet);
  return small({
    title: 'Letters of a sign alphabet',
    unit: 'photographs',
    rows: 'Actual letter',
    columns: 'Predicted letter',
    method: 'Photographs of ten people who were not trained on.',
    classes,
    counts: classes.map((_, row) =>
      classes.map((__, column) =>
        row === column ? 90 - 4 * row : Math.max(0, 14 - 5 * Math.abs(row - column)),
      ),
    ),
  });
};

export const Small: Story = {};

export const Large: Story = {
  args: { size: 'lg' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Grades of mangoes: of 600 mangoes, 546 (91%) were classified correctly; most often B was taken for A (18). Recall: A 93%, B 89%, C 91%.',
    ),
};

export const WithoutColor: Story = { args: { color: undefined } };

export const TwoClasses = two([
  [5, 0],
  [3, 32],
]);

export const LargeTwoClasses: Story = { args: { ...TwoClasses.args, size: 'lg' } };

export const FourClasses = lettersOf('ABCD');

export const SixClasses = lettersOf('ABCDEF');

export const TenClasses = lettersOf('ABCDEFGHIJ');

export const LargeTenClasses: Story = { args: { ...TenClasses.args, size: 'lg' } };

export const AllRight = small({
  counts: [
    [200, 0, 0],
    [0, 200, 0],
    [0, 0, 200],
  ],
});

export const ClassWithoutMembers = small({
  counts: [
    [186, 12, 2],
    [0, 0, 0],
    [1, 17, 182],
  ],
});

export const NothingCounted = two([
  [0, 0],
  [0, 0],
]);

export const Huge = two(
  [
    [48_000_000, 1_200_000],
    [356_000, 91_000_000],
  ],
  { title: 'Messages kept and held back', unit: 'messages' },
);

export const LongWordsStayApart: Story = {
  tags: ['behaviour'],
  args: withTexts({ figure }, asLongWord),
};

export const LongWordsStayApartInLarge: Story = {
  tags: ['behaviour'],
  args: { ...LongWordsStayApart.args, size: 'lg' },
};

/** The first class is at the right, and the names of the rows before it. */
export const RunsFromRightToLeftInArabic: Story = {
  tags: ['behaviour'],
  globals: arabic,
  args: { size: 'lg' },
  play: ({ canvas }) =>
    expectRightToLeft(
      canvas.getByText('Actual grade'),
      ...['186', '12', '2'].map((count) => canvas.getAllByText(count)[0]),
    ),
};
