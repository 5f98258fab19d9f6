import { sum } from 'd3-array';
import { makeFormat, percentOf } from './format.ts';
import { introduce } from './sentence.ts';
import type { FigureTable, MatrixData } from './types.ts';

/** More pairs of classes than this aren't named where they are confused equally often. */
const NAMED_TIES = 2;

const write = (count: number) => makeFormat([count])(count);

/** The results of a confusion matrix, besides its counts. */
export interface MatrixSums {
  total: number;
  /** How many are on the diagonal. */
  correct: number;
  /** How many are in each row. */
  rows: readonly number[];
}

export function sumsOf({ counts }: MatrixData): MatrixSums {
  const rows = counts.map((row) => sum(row));
  return { total: sum(rows), correct: sum(counts, (row, index) => row[index]), rows };
}

/** The share of an actual class that was found, such as `93%`; none of a class without members. */
function recallOf({ counts }: MatrixData, index: number): string | undefined {
  const row = counts[index] ?? [];
  const total = sum(row);
  return total > 0 ? percentOf((row[index] ?? 0) / total) : undefined;
}

/** The largest counts off the diagonal: which class was taken for which. */
export function confusionsOf({ counts, classes }: MatrixData) {
  const all = counts.flatMap((row, actual) =>
    row.map((count, predicted) => ({ count, actual, predicted })),
  );
  const wrong = all.filter(({ actual, predicted }) => actual !== predicted);
  const most = Math.max(0, ...wrong.map(({ count }) => count));
  const pairs = wrong
    .filter(({ count }) => count === most)
    .map(({ actual, predicted }) => ({
      actual: classes[actual] ?? '',
      predicted: classes[predicted] ?? '',
    }));
  return { most, pairs: most > 0 ? pairs : [] };
}

function tellConfusions(data: MatrixData): string {
  const { most, pairs } = confusionsOf(data);
  if (pairs.length > NAMED_TIES) {
    return `no class was taken for another more than ${most === 1 ? 'once' : `${write(most)} times`}`;
  }
  const told = pairs.map(
    ({ actual, predicted }, index) => `${actual}${index ? '' : ' was taken'} for ${predicted}`,
  );
  return `most often ${told.join(' and ')} (${write(most)}${pairs.length > 1 ? ' each' : ''})`;
}

/**
 * Such as `Grades of mangoes: of 600 mangoes, 546 (91%) were classified correctly; most often A was
 * taken for B (18). Recall: A 93%, B 90%.`
 */
export function findingOfMatrix(data: MatrixData): string {
  const { title, unit, classes } = data;
  const { total, correct } = sumsOf(data);
  if (total === 0) return `${introduce(title)} no ${unit}.`;
  if (correct === total) {
    return `${introduce(title)} all ${write(total)} ${unit} were classified correctly.`;
  }
  const share = percentOf(correct / total);
  const recalls = classes.map((name, index) => `${name} ${recallOf(data, index) ?? 'none'}`);
  return (
    `${introduce(title)} of ${write(total)} ${unit}, ${write(correct)} (${share}) were classified ` +
    `correctly; ${tellConfusions(data)}. Recall: ${recalls.join(', ')}.`
  );
}

export function tableOfMatrix(data: MatrixData): FigureTable {
  const { rows, columns, classes, counts } = data;
  return {
    head: [
      `${rows} by ${columns.charAt(0).toLowerCase()}${columns.slice(1)}`,
      ...classes,
      'Recall',
    ],
    rows: classes.map((name, index) => [
      name,
      ...(counts[index] ?? []).map(write),
      recallOf(data, index) ?? 'none',
    ]),
  };
}
