import type {
  ChangeValues,
  GapValues,
  MatrixValues,
  RankValues,
  ShareValues,
  Side,
} from '../types/textTypes.ts';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

/** `second`, `8th`. */
function ordinal(position: number): string {
  const isTeen = Math.floor(position / 10) % 10 === 1;
  const suffix = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][position % 10] ?? 'th');
  return ordinals[position - 1] ?? `${position}${suffix}`;
}

/** The texts of figures: sentences for assistive technology, axes and tables. Numbers are already written in the language. */
export const figures = {
  /** Opens the table with the numbers. */
  numbers: 'Numbers',
  /** The name of the table. */
  numbersOf: (title: string) => `Numbers: ${title}`,
  /** A whole sentence about a title, with its full stop: `Time: from 3 ms to 2 ms.` */
  about: (title: string, finding: string) => `${title}: ${finding}.`,
  /** The same after a title that is a question: `How long? From 3 ms to 2 ms.` */
  answer: (title: string, finding: string) => `${title} ${finding}.`,
  /** Makes a sentence of a finding that names its subject itself. */
  sentence: (finding: string) => `${finding}.`,
  /** Joins parts of a sentence that could be sentences of their own. */
  clauses: (clauses: readonly string[]) => clauses.join('; '),
  lessThan: (percent: string) => `less than ${percent}`,
  moreThan: (percent: string) => `more than ${percent}`,
  /** From the least to the greatest value. */
  range: (low: string, high: string) => `${low} to ${high}`,
  /** What visitors can take with them: the figure's address, and files. */
  take: { address: 'Copy link', picture: 'Picture (PNG)', data: 'Numbers (CSV)' },
  isBetter: { lower: 'lower is better', higher: 'higher is better' },
  /** A quantity and which way it is better, for an axis or the head of a column. */
  withBetter: (quantity: string, better: Side) => `${quantity} (${better} is better)`,
  /** A remark on an axis that doesn't begin at zero. */
  notFromZero: 'The axis doesn’t begin at zero',
  /** The same remark after the quantity on the axis. */
  quantityNotFromZero: (quantity: string) => `${quantity}; the axis doesn’t begin at zero`,
  /** A value before and after. */
  change: {
    /** Part of a sentence after the title, without a full stop. */
    unchanged: ({ value, before, after }: { value: string; before: string; after: string }) =>
      `unchanged at ${value} (${before}, ${after})`,
    /** As above. `size` is one of the three below. */
    changed: ({ from, before, to, after, size, isImprovement }: ChangeValues) =>
      `from ${from} (${before}) to ${to} (${after}), ${size}, which is ${isImprovement ? 'better' : 'worse'}`,
    /** A difference with its unit or in percent. */
    by: (difference: string, direction: Side) => `${difference} ${direction}`,
    /** A factor of at least 3. */
    times: (factor: string) => `${factor} times as high`,
    /** A difference between two percentages. `text` is the written `difference`. */
    percentagePoints: (text: string, difference: number) =>
      `${text}\u00a0percentage ${difference === 1 ? 'point' : 'points'}`,
    /** Table: the heading of the first column, of the second (completed by `withBetter`), and of the last row. */
    stage: 'Stage',
    value: 'Value',
    change: 'Change',
    /** Table: nothing changed. */
    none: 'none',
    /** Below the axis. Lower values are on the side where a line of text begins. The arrow points to the better values. */
    axis: { lower: '← lower is better', higher: 'higher is better →' },
    /** The same where there is little room. */
    shortAxis: { lower: '← better', higher: 'better →' },
  },
  /** A part of a whole. */
  share: {
    /** Without a full stop. `unit` names the counted things. `label` says what the things in the part have in common. */
    finding: ({ part, whole, unit, label, percent }: ShareValues) =>
      `${part} of ${whole} ${unit} ${label}${percent && ` (${percent})`}`,
    /** Large, on the drawing. */
    of: (part: string, whole: string) => `${part} of ${whole}`,
    /** Next to it. */
    counted: (unit: string, label: string, percent: string) =>
      `${unit} ${label}${percent && ` (${percent})`}`,
    /** Next to it, where the owner wrote a note. */
    note: (percent: string, note: string) => `${percent}: ${note}`,
    /** Headings of columns. */
    count: 'Count',
    share: 'Share',
    /** The range that the share may be in, and with which certainty. */
    interval: (certainty: string) => `${certainty} interval`,
    /** Headings of rows. */
    others: 'others',
    all: 'all',
  },
  /** Lines over time or over steps. */
  series: {
    /** A value of the horizontal axis: `week 8`. */
    position: (quantity: string, value: string) => `${quantity} ${value}`,
    /** The same in a sentence, where `at` has what it needs: `at week 8`, `in Oct 2024`. */
    at: (quantity: string, value: string) => `at ${quantity} ${value}`,
    inYear: (year: string) => `in ${year}`,
    inMonth: (month: string) => `in ${month}`,
    onDay: (day: string) => `on ${day}`,
    /** The last value of a line, and its place in a sentence. */
    ends: (line: string, value: string, place: string) => `${line} ${value} ${place}`,
    /** Adds the first value to that. */
    began: (end: string, value: string, place: string) => `${end}, from ${value} ${place}`,
    /** Adds a range around the line to that, with its name. */
    band: (end: string, label: string, range: string) => `${end} (${label} ${range})`,
    lineWithoutValue: (line: string) => `${line} without a value`,
    /** No line has a value; after the title. */
    noValues: 'no values',
    /** Table: no value here. */
    none: 'none',
    /** Headings of the column with the differences of two lines, and of the row with means. */
    difference: 'difference',
    mean: 'mean',
    /** The unit of a difference between percentages. */
    points: 'points',
    /** A sentence about the distance between two lines. `side` is the side of the highlighted line. */
    gap: ({ side, least, leastAt, most, mostAt, mean }: GapValues) =>
      `${side === 'lower' ? 'Lower' : 'Higher'} throughout: by ${least} at least (${leastAt}), ` +
      `${most} at most (${mostAt}) and ${mean} on average.`,
  },
  /** Named values, one of which is highlighted. */
  comparison: {
    /** `ours` is the highlighted value with its name. The other values are as good. */
    sameAsOther: (ours: string) => `${ours}, like the other`,
    sameAsOthers: (ours: string) => `${ours}, like all the others`,
    /** Of two values. */
    ofTwo: (ours: string, side: Side) => `${ours}, the ${side} of the two`,
    /** Of three or more. `position` 1 is the best value. `better` says whether that is the lowest or the highest. */
    rank: ({ ours, position, count, better, isTied }: RankValues) => {
      const rank = position === 1 ? '' : `${ordinal(position)} `;
      const end = better === 'lower' ? 'lowest' : 'highest';
      return `${ours}, ${isTied ? 'tied for ' : ''}the ${rank}${end} of ${count}`;
    },
    /** `named` is a list of values. */
    andOthers: (named: string, count: number) => `${named}, and ${count} others`,
    /** Below a small drawing, for the rows that it has no room for. */
    more: (count: number) => `and ${count} more`,
    /** Headings of columns. */
    name: 'Name',
    interval: 'Interval',
  },
  /** A confusion matrix. */
  matrix: {
    /** Nothing was counted; after the title. */
    empty: (unit: string) => `no ${unit}`,
    allCorrect: (total: string, unit: string) => `all ${total} ${unit} were classified correctly`,
    /** After the title, without the last full stop. `confusions` is one of the two below, `recalls` a list of classes. */
    finding: ({ total, unit, correct, percent, confusions, recalls }: MatrixValues) =>
      `of ${total} ${unit}, ${correct} (${percent}) were classified correctly; ${confusions}. Recall: ${recalls}`,
    /** Many pairs of classes are confused equally often. `text` is the written count. */
    atMost: (text: string, count: number) =>
      `no class was taken for another more than ${count === 1 ? 'once' : `${text} times`}`,
    /** One or two pairs. */
    mostOften: (pairs: readonly { actual: string; predicted: string }[], count: string) => {
      const mistakes = pairs.map(
        ({ actual, predicted }, index) =>
          `${actual}${index === 0 ? ' was taken' : ''} for ${predicted}`,
      );
      return `most often ${mistakes.join(' and ')} (${count}${pairs.length > 1 ? ' each' : ''})`;
    },
    /** After a large share, on the drawing. */
    correct: 'classified correctly',
    /** Below it. Returns the text and the names in the order of the sentence. */
    mostOftenTaken: <Name>(
      actual: Name,
      predicted: Name,
      count: string,
    ): readonly (string | Name)[] => [
      'most often ',
      actual,
      ' taken for ',
      predicted,
      ` (${count})`,
    ],
    /** The heading in the corner, made of the headings for the rows and for the columns. */
    corner: (rows: string, columns: string) =>
      `${rows} by ${columns.charAt(0).toLowerCase()}${columns.slice(1)}`,
    recall: 'Recall',
    /** A class without members has no recall. */
    none: 'none',
  },
  /** A curve that judges a classifier. */
  curve: {
    /** `summary` is a single number that sums up the curve. */
    forms: {
      roc: {
        name: 'ROC curve',
        x: 'false positive rate',
        y: 'true positive rate',
        summary: 'AUC',
      },
      'precision-recall': {
        name: 'precision–recall curve',
        x: 'recall',
        y: 'precision',
        summary: 'PR AUC',
      },
      calibration: {
        name: 'calibration curve',
        x: 'predicted rate',
        y: 'observed rate',
        summary: 'largest gap',
      },
    },
    withArea: (name: string, area: string) => `${name} with an area of ${area}`,
    // The findings of each form are parts of a sentence.

    neverAboveGuessing: 'never above guessing',
    farthest: (truePositive: string, falsePositive: string) =>
      `farthest above guessing at a true positive rate of ${truePositive} and a false positive rate of ${falsePositive}`,
    noPoints: 'no points',
    balanced: (precision: string, recall: string) =>
      `most balanced at a precision of ${precision} and a recall of ${recall}`,
    calibrated: 'observed rates are as predicted',
    differ: (gap: string, observed: string, predicted: string) =>
      `observed and predicted rates differ by at most ${gap} (${observed} where ${predicted} was predicted)`,
    guessingReaches: (precision: string) => `guessing reaches a precision of ${precision}`,
    /** On the lines that the curve is compared with. */
    asPredicted: 'as predicted',
    guessing: 'guessing',
    guessingAt: (precision: string) => `guessing ${precision}`,
    /** The score from which a case counts as positive. */
    threshold: 'threshold',
  },
};
