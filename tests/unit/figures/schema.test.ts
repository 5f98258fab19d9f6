import { validateContent } from '@portfolio/data/validation/validateContent';
import { examples } from '@portfolio/figures/kinds';
import { describe, expect, test } from 'vitest';
import { contentWith } from '../data/contentWith.ts';
import { calibration, precisionRecall, validFigures } from './validFigures';

const FILE = 'content/projects.json';
const PLACE = 'projects[1].figure';

const valid = { ...validFigures, precisionRecall, calibration };

/** The problems of a figure in a project, with places relative to the figure. */
const problemsOf = (figure: unknown) =>
  validateContent(contentWith(PLACE, figure)).map(({ file, path, message }) => {
    expect(file).toBe(FILE);
    return [path.replace(`${PLACE}.`, ''), message];
  });

const withChange = (name: keyof typeof valid, place: string, value: unknown) => {
  const holder = contentWith(PLACE, structuredClone(valid[name]));
  return contentWith(`${PLACE}.${place}`, value, holder).projects[1]?.figure;
};

test.each([...Object.entries(valid), ...Object.entries(examples)])(
  'a figure that can have been measured is valid: %s',
  (_, figure) => {
    expect(problemsOf(figure)).toEqual([]);
  },
);

const NUMBER = 'must be a number';
const COUNT = 'must be a whole number, 0 or more';
const FRACTION = 'must be a number from 0 to 1';

/** A kind, a place in the figure, an invalid value, and the message to the owner. */
const impossible: [keyof typeof valid, place: string, value: unknown, message: string][] = [
  ['change', 'before.value', '12', `${NUMBER}, but is "12"`],
  ['change', 'after.value', Number.POSITIVE_INFINITY, `${NUMBER}, but is Infinity`],
  ['change', 'better', 'faster', 'must be lower or higher, but is "faster"'],
  ['change', 'method', undefined, 'is required'],
  ['share', 'part', 8, 'must not be more than the whole, 7, but is 8'],
  ['share', 'part', -1, `${COUNT}, but is -1`],
  ['share', 'part', 2.5, `${COUNT}, but is 2.5`],
  ['share', 'whole', 0, 'must be a whole number, 1 or more, but is 0'],
  ['series', 'x.values', ['2024'], 'must have at least two points, but has 1'],
  [
    'series',
    'x.values',
    [1, '2024', 3],
    'must be a list of numbers, or a list of dates such as 2024-10, but is a list',
  ],
  ['series', 'lines', [], 'must be a list with one to three entries, but is an empty list'],
  [
    'series',
    'lines',
    ['a', 'b', 'c', 'd'].map((label) => ({ label, values: [1, 2, 3], ours: label === 'a' })),
    'must be a list with one to three entries, but is a list',
  ],
  ['series', 'lines[0].ours', false, 'must have exactly one entry with "ours": true, but has none'],
  ['series', 'lines[1].ours', true, 'must have exactly one entry with "ours": true, but has 2'],
  ['series', 'lines[1].label', 'wir', 'must differ from the others, but "wir" is there already'],
  ['series', 'lines[1].values', [1, 2], 'must have one value for each x, 3, but has 2'],
  ['series', 'lines[1].values', [1, null, null], 'must hold at least two numbers, but holds 1'],
  [
    'series',
    'lines[1].values[2]',
    'six',
    'must be a number, or null where there is none, but is "six"',
  ],
  ['series', 'band.low', [1, 1, 1, 1], 'must have one value for each x, 3, but has 4'],
  ['series', 'band.high', [9], 'must have one value for each x, 3, but has 1'],
  ['change', 'after.interval', [1, 9], 'must hold the value, 0, but goes from 1 to 9'],
  ['curve', 'thresholds', [1], 'must have one value for each point, 4, but has 1'],
  ['series', 'band.low[1]', 3, 'must not be above the upper bound, 2, but is 3'],
  [
    'comparison',
    'values',
    [{ label: 'Alu', value: 1, ours: true }],
    'must be a list with at least two entries, but is a list',
  ],
  [
    'comparison',
    'values[1].ours',
    undefined,
    'must have exactly one entry with "ours": true, but has none',
  ],
  [
    'comparison',
    'values[0].ours',
    true,
    'must have exactly one entry with "ours": true, but has 2',
  ],
  [
    'comparison',
    'values[2].label',
    'Alu',
    'must differ from the others, but "Alu" is there already',
  ],
  [
    'comparison',
    'values[0].interval',
    [2.5, 3],
    'must hold the value, 2.4, but goes from 2.5 to 3',
  ],
  ['comparison', 'values[0].interval', [3, 2], 'must hold the value, 2.4, but goes from 3 to 2'],
  ['comparison', 'values[0].interval', 2.4, 'must be two numbers, from and to, but is 2.4'],
  ['matrix', 'classes[2]', 'essbar', 'must differ from the others, but "essbar" is there already'],
  [
    'matrix',
    'classes',
    'abcdefghijk'.split(''),
    'must be a list with 2 to 10 entries, but is a list',
  ],
  ['matrix', 'counts[1]', [1, 2], 'must have one entry for each of the 3 classes, but has 2'],
  ['matrix', 'counts[1][1]', 0.5, `${COUNT}, but is 0.5`],
  ['matrix', 'counts[0][2]', -3, `${COUNT}, but is -3`],
  ['matrix', 'counts', Array(3).fill([0, 0, 0]), 'must count something, but every count is 0'],
  [
    'matrix',
    'counts',
    [
      [1, 2, 3],
      [4, 5, 6],
    ],
    'must have one entry for each of the 3 classes, but has 2',
  ],
  ['curve', 'form', 'lift', 'must be roc, precision-recall or calibration, but is "lift"'],
  ['curve', 'points', [[0, 0]], 'must be a list with at least two points, but is a list'],
  ['curve', 'points[1]', 0.1, 'must be two numbers from 0 to 1, but is 0.1'],
  ['curve', 'points[1][1]', 1.2, `${FRACTION}, but is 1.2`],
  ['curve', 'points[2][1]', 0.3, 'must be at least 0.4, as an ROC curve never falls, but is 0.3'],
  ['curve', 'points[0]', [0, 0.1], 'must be [0, 0], where an ROC curve begins, but is [0, 0.1]'],
  ['curve', 'points[3]', [1, 0.9], 'must be [1, 1], where an ROC curve ends, but is [1, 0.9]'],
  [
    'curve',
    'area',
    0.9,
    'must be within 0.02 of the area that the points enclose, 0.84, but is 0.9',
  ],
  ['curve', 'area', 91, `${FRACTION}, but is 91`],
  [
    'curve',
    'operatingPoint.at',
    [0.2, 0.7],
    'must be on the curve, at most 0.02 away, but is 0.045 away',
  ],
  ['curve', 'prevalence', 0.1, 'must be left out: only a precision-recall curve has it'],
  [
    'precisionRecall',
    'prevalence',
    undefined,
    'is required: a precision-recall curve is read against the share of positives',
  ],
  ['precisionRecall', 'prevalence', 17, `${FRACTION}, but is 17`],
  ['calibration', 'prevalence', 0.1, 'must be left out: only a precision-recall curve has it'],
  ['calibration', 'area', 0.5, 'must be left out: of a calibration curve it means nothing'],
];

/** Rules that break at another place than the one that was changed. */
const elsewhere: [...(typeof impossible)[number], at: string][] = [
  [
    'series',
    'x.values',
    ['2023-11', '2024-01', '2023-12'],
    'must come after "2024-01", but is "2023-12": sort the points',
    'x.values[2]',
  ],
  ['series', 'x.values', [1, 1, 2], 'must come after 1, but is 1: sort the points', 'x.values[1]'],
  // Nobody can say whether a month of 2024 comes after 2024.
  [
    'series',
    'x.values',
    ['2023', '2024', '2024-05'],
    'must come after "2024", but is "2024-05": sort the points',
    'x.values[2]',
  ],
  [
    'series',
    'x.values',
    ['2023', '2024-13', '2025'],
    'must be a month such as 2024-10, a year such as 2024 or a day such as 2024-10-31, but is "2024-13"',
    'x.values[1]',
  ],
  ['curve', 'points[1]', [0.1], FRACTION, 'points[1][1]'],
  [
    'calibration',
    'points[2][0]',
    0.4,
    'must be at least 0.5, as points go from left to right, but is 0.4',
    'points[2][0]',
  ],
];

describe('numbers that cannot have been measured stop the build, with their place and the rule', () => {
  const changedPlace = (place: string) => place.replace(/^(lines|values)\[\d\]\.ours$/, '$1');

  test.each(impossible)('%s: %s must not be %j', (name, place, value, message) => {
    expect(problemsOf(withChange(name, place, value))).toEqual([[changedPlace(place), message]]);
  });

  test.each(elsewhere)('%s: %s must not be %j', (name, place, value, message, at) => {
    expect(problemsOf(withChange(name, place, value))).toEqual([[at, message]]);
  });

  test.each([
    ['kind', { ...validFigures.share, kind: 'pie' }, ', but is "pie"'],
    ['kind', { title: 'A figure' }, ''],
  ])('a figure has one of the kinds that can be drawn', (place, figure, is) => {
    const names = Object.keys(examples);
    const rule = `must be ${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
    expect(problemsOf(figure)).toEqual([[place, `${rule}${is}`]]);
  });

  test.each([null, 'a photo.png', 42])('a figure is data, and not %j', (figure) => {
    expect(problemsOf(figure)).toEqual([
      [PLACE, expect.stringMatching(/^must hold the fields of a figure, but is /)],
    ]);
  });

  test('a field of another kind is unknown', () => {
    expect(problemsOf({ ...validFigures.change, whole: 3 })).toEqual([
      [
        'whole',
        expect.stringContaining('is not a known field; the fields are kind, title, method'),
      ],
    ]);
  });

  test('all problems of a figure are reported together', () => {
    const figure = {
      ...validFigures.series,
      x: { label: 'Monat', values: [3, 2, 1] },
      lines: [
        { label: 'wir', values: [1, 2] },
        { label: 'wir', values: [null, null, 1] },
      ],
      band: { label: 'üblich', low: [5, 0, 0], high: [1, 1, 1] },
      colour: 'teal',
    };
    expect(
      problemsOf(figure)
        .map(([place]) => place)
        .sort(),
    ).toEqual([
      'band.low[0]',
      'colour',
      'lines',
      'lines[0].values',
      'lines[1].label',
      'lines[1].values',
      'x.values[1]',
    ]);
  });
});

test('a single line is the owner’s without being marked', () => {
  const lines = [{ label: 'wir', values: [3, null, 5] }];
  expect(problemsOf({ ...validFigures.series, lines })).toEqual([]);
});

test('a figure may be in any script, and as large or as small as numbers go', () => {
  const change = {
    ...validFigures.change,
    title: 'ميرا الخوارزمي 李明月 👩‍🏫 मीरा',
    before: { label: 'до', value: Number.MAX_VALUE },
    after: { label: 'μετά', value: -Number.MIN_VALUE },
  };
  expect(problemsOf(change)).toEqual([]);
  const counts = [
    [Number.MAX_SAFE_INTEGER, 0],
    [0, 1],
  ];
  expect(problemsOf({ ...validFigures.matrix, classes: ['是', '否'], counts })).toEqual([]);
});

test('a result has at most 110 characters, as a reader counts them', () => {
  const problemsOfResult = (result: string) =>
    validateContent(contentWith('projects[3].result', result));
  expect(problemsOfResult('👩‍🏫'.repeat(110))).toEqual([]);
  expect(problemsOfResult('हि'.repeat(110))).toEqual([]);
  const message = `must be at most 110 characters long, but is "${'é'.repeat(80)}…"`;
  expect(problemsOfResult('é'.repeat(111))).toMatchObject([{ message }]);
});
