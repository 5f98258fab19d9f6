import type { MatrixData } from '@portfolio/figures/matrix/schema';
import { figureGuide } from '../support/figureGuide.tsx';
import { matrix, share } from '../support/figures.ts';

const two: MatrixData = {
  ...matrix,
  title: 'Verdicts on pull requests',
  unit: 'pull requests',
  rows: 'Outcome',
  columns: 'Verdict',
  classes: ['bad', 'good'],
  counts: [
    [5, 0],
    [3, 32],
  ],
};

/** A matrix of so many classes, most of whose members are found. */
const of = (count: number): MatrixData => ({
  ...matrix,
  title: 'Letters of a sign alphabet',
  unit: 'photographs',
  rows: 'Actual letter',
  columns: 'Predicted letter',
  method: 'Photographs of ten people who were not trained on.',
  classes: Array.from('ABCDEFGHIJ').slice(0, count),
  counts: Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (__, column) =>
      row === column ? 90 - 4 * row : Math.max(0, 14 - 5 * Math.abs(row - column)),
    ),
  ),
});

export const guide = figureGuide<MatrixData>({
  purpose:
    'Counts which class was taken for which: rows are what it was, columns what it was taken for.',
  tasks: [
    'confusion matrix',
    'classification errors',
    'heat map',
    'false positives',
    'hits and misses',
    'recall',
  ],
  use: [
    'When something was sorted into two to ten classes, and the kind of mistake matters.',
    'Small figures show counts and shares up to four classes; with more, the cells alone and what they say.',
    'It takes `classes`, `counts` (a row for each actual class, a number for each predicted one), `unit`, and what `rows` and `columns` are.',
  ],
  avoid: {
    'Only right and wrong matter.': 'Use `FigureShare`.',
    'A threshold can be chosen.': 'Use `FigureCurve`.',
    'It is a table of anything else.': 'Use a plain table.',
  },
  color: '#a9771a',
  example: matrix,
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
  small: {
    'three classes': matrix,
    'two classes': two,
    'four classes': of(4),
    'more than four': of(6),
    'ten classes': of(10),
    'all right': {
      ...matrix,
      counts: [
        [200, 0, 0],
        [0, 200, 0],
        [0, 0, 200],
      ],
    },
    'a class without members': {
      ...matrix,
      counts: [
        [186, 12, 2],
        [0, 0, 0],
        [1, 17, 182],
      ],
    },
    huge: {
      ...two,
      title: 'Messages kept and held back',
      unit: 'messages',
      counts: [
        [48_000_000, 1_200_000],
        [356_000, 91_000_000],
      ],
    },
    'nothing counted': {
      ...two,
      counts: [
        [0, 0],
        [0, 0],
      ],
    },
  },
  large: { 'two classes': two, 'three classes': matrix, 'ten classes': of(10) },
  pairs: [
    {
      do: {
        figure: two,
        why: 'Both kinds of mistake are there: nothing bad passed, three good ones were held back.',
      },
      dont: {
        figure: {
          ...share,
          title: 'Accuracy of the verdicts',
          unit: 'pull requests',
          label: 'judged correctly',
          part: 37,
          whole: 40,
        },
        why: 'A share hides which mistakes were made, and one of them may be the expensive one.',
      },
    },
  ],
  writing: [
    '`rows` and `columns`: what they are, in two words: `Actual grade`, `Predicted grade`.',
    'Classes: one short word each. Above more than four columns, names of more than four letters are turned upright.',
  ],
});
