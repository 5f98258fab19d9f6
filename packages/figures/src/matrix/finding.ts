import { sum } from 'd3-array';
import { percentOf, writeValue } from '../text/format.ts';
import { introduce } from '../text/sentence.ts';
import type { FigureLabel, FigureLanguage, FigureTable } from '../text/types.ts';
import type { MatrixData } from './schema.ts';

/** If more pairs of classes than this are confused equally often, the finding names none of them. */
const NAMED_TIES = 2;

/** The results of a confusion matrix, besides its counts. */
export interface MatrixSums {
  total: number;
  /** The sum of the diagonal. */
  correct: number;
  /** The sum of each row. */
  rows: readonly number[];
}

export function sumsOf({ counts }: MatrixData): MatrixSums {
  const rows = counts.map((row) => sum(row));
  return { total: sum(rows), correct: sum(counts, (row, index) => row[index]), rows };
}

/** The share of an actual class that was found, such as `93%`; undefined for an empty class. */
function recallOf(
  { counts }: MatrixData,
  index: number,
  language: FigureLanguage,
): string | undefined {
  const row = counts[index] ?? [];
  const total = sum(row);
  return total > 0 ? percentOf((row[index] ?? 0) / total, language) : undefined;
}

/** The largest counts off the diagonal, each with the actual and the predicted class. */
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

function describeConfusions(data: MatrixData, language: FigureLanguage): string {
  const { atMost, mostOften } = language.words.matrix;
  const { most, pairs } = confusionsOf(data);
  const count = writeValue(most, language);
  return pairs.length > NAMED_TIES ? atMost(count, most) : mostOften(pairs, count);
}

/**
 * Such as `Grades of mangoes: of 600 mangoes, 546 (91%) were classified correctly; most often A was
 * taken for B (18). Recall: A 93%, B 90%.`
 */
export function findingOfMatrix(data: MatrixData, language: FigureLanguage): string {
  const { title, unit, classes } = data;
  const { matrix } = language.words;
  const { total, correct } = sumsOf(data);
  if (total === 0) return introduce(title, matrix.empty(unit), language);
  const all = writeValue(total, language);
  if (correct === total) return introduce(title, matrix.allCorrect(all, unit), language);
  const recalls = classes.map(
    (name, index) => `${name} ${recallOf(data, index, language) ?? matrix.none}`,
  );
  const finding = matrix.finding({
    total: all,
    unit,
    correct: writeValue(correct, language),
    percent: percentOf(correct / total, language),
    confusions: describeConfusions(data, language),
    recalls: recalls.join(language.formats.comma),
  });
  return introduce(title, finding, language);
}

export function tableOfMatrix(data: MatrixData, language: FigureLanguage): FigureTable {
  const { rows, columns, classes, counts } = data;
  const { corner, recall, none } = language.words.matrix;
  return {
    head: [corner(rows, columns), ...classes, recall],
    rows: classes.map((name, index) => [
      name,
      ...(counts[index] ?? []).map((count) => writeValue(count, language)),
      recallOf(data, index, language) ?? none,
    ]),
  };
}

export function labelsOfMatrix(data: MatrixData, language: FigureLanguage): FigureLabel[] {
  const { correct, total } = sumsOf(data);
  const { matrix } = language.words;
  if (total === 0) return [{ text: matrix.empty(data.unit) }];
  return [{ value: percentOf(correct / total, language), text: matrix.correct }];
}
