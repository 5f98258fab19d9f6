import * as v from 'valibot';
import { described, entity } from '../schema/entity.ts';
import * as field from '../schema/fields.ts';
import { common, counted, countSchema, distinct, kind } from '../schema/figureFields.ts';
import { type Breach, rule } from '../schema/rule.ts';

const CLASSES = 'must be a list with 2 to 10 entries';

const lengthBreach = (classes: number, entries: readonly unknown[], at: Breach['at']): Breach[] => {
  if (entries.length === classes) return [];
  const problem = `must have one entry for each of the ${classes} classes, but has ${entries.length}`;
  return [{ at, problem }];
};

/** A confusion matrix. */
export const matrixSchema = v.pipe(
  entity({
    kind: kind('matrix', 'A confusion matrix.'),
    ...common,
    unit: counted,
    rows: field.text("The heading of the rows: the truth, such as 'Actual grade'."),
    columns: field.text("The heading of the columns: the answers, such as 'Predicted grade'."),
    classes: described(
      v.pipe(v.array(field.textSchema, CLASSES), v.minLength(2, CLASSES), v.maxLength(10, CLASSES)),
      'The names of the classes, in the order of rows and columns.',
    ),
    counts: field.filledList(
      field.list(countSchema, 'How many were taken for each class.'),
      'A row for each class, with a count for each class that it was taken for.',
    ),
  }),
  rule(['classes'], ({ classes }) => distinct(classes, (index) => ['classes', index])),
  rule(['classes', 'counts'], ({ classes, counts }) => [
    ...lengthBreach(classes.length, counts, ['counts']),
    ...counts.flatMap((row, index) => lengthBreach(classes.length, row, ['counts', index])),
  ]),
  rule(['counts'], ({ counts }) =>
    counts.flat().some((number) => number > 0)
      ? []
      : [{ at: ['counts'], problem: 'must count something, but every count is 0' }],
  ),
);

/** See {@link matrixSchema}. */
export type MatrixData = v.InferOutput<typeof matrixSchema>;

/** An example, for the workshop and for tests. */
export const matrixExample: MatrixData = {
  kind: 'matrix',
  title: 'Grades of mangoes',
  unit: 'mangoes',
  rows: 'Actual grade',
  columns: 'Predicted grade',
  classes: ['A', 'B', 'C'],
  counts: [
    [186, 12, 2],
    [18, 178, 4],
    [1, 17, 182],
  ],
  method: '600 photographs from two farms that were not trained on.',
};
