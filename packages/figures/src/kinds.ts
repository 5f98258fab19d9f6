import * as v from 'valibot';
import { findingOfChange, labelsOfChange, tableOfChange } from './change/finding.ts';
import { changeExample, changeSchema } from './change/schema.ts';
import {
  findingOfComparison,
  labelsOfComparison,
  tableOfComparison,
} from './comparison/finding.ts';
import { comparisonExample, comparisonSchema } from './comparison/schema.ts';
import { findingOfCurve, labelsOfCurve, tableOfCurve } from './curve/finding.ts';
import { curveExample, curveSchema } from './curve/schema.ts';
import { findingOfMatrix, labelsOfMatrix, tableOfMatrix } from './matrix/finding.ts';
import { matrixExample, matrixSchema } from './matrix/schema.ts';
import { anyOf } from './schema/fields.ts';
import { findingOfSeries, labelsOfSeries, tableOfSeries } from './series/finding.ts';
import { seriesExample, seriesSchema } from './series/schema.ts';
import { findingOfShare, labelsOfShare, tableOfShare } from './share/finding.ts';
import { shareExample, shareSchema } from './share/schema.ts';
import type { FigureLabel, FigureLanguage, FigureTable } from './text/types.ts';

// Every kind of figure is in each of these lists. There are several, so that a page that shows a figure's numbers loads
// neither the code for sentences nor the checks of content. (Without the mark `PURE`, Rolldown would keep the schemas.)

const schemas = [
  changeSchema,
  shareSchema,
  seriesSchema,
  comparisonSchema,
  matrixSchema,
  curveSchema,
] as const;

/**
 * A measured result as data. Its kind decides how it is drawn (decision 027). Numbers that nobody can have measured
 * aren't valid, such as a part larger than its whole, an ROC curve that falls, or a matrix that isn't square.
 */
export const figureSchema = /* @__PURE__ */ v.variant('kind', schemas, ({ path }) =>
  path
    ? `must be ${anyOf(schemas.map(({ entries }) => entries.kind.literal))}`
    : 'must hold the fields of a figure',
);

/** The data of a figure; see {@link figureSchema}. */
export type FigureData = v.InferOutput<typeof figureSchema>;

type Kind = FigureData['kind'];

/** One function for each kind of figure. */
type ByKind<Result> = {
  [Each in Kind]: (data: Extract<FigureData, { kind: Each }>, language: FigureLanguage) => Result;
};

/** Functions that write a sentence about what the numbers show. */
export const findings: ByKind<string> = {
  change: findingOfChange,
  share: findingOfShare,
  series: findingOfSeries,
  comparison: findingOfComparison,
  matrix: findingOfMatrix,
  curve: findingOfCurve,
};

/** Functions that write the numbers as a table. */
export const tables: ByKind<FigureTable> = {
  change: tableOfChange,
  share: tableOfShare,
  series: tableOfSeries,
  comparison: tableOfComparison,
  matrix: tableOfMatrix,
  curve: tableOfCurve,
};

/** Functions that write the texts next to the marks: one for each line or bar, or else what the marks add up to. */
export const labels: ByKind<FigureLabel[]> = {
  change: labelsOfChange,
  share: labelsOfShare,
  series: labelsOfSeries,
  comparison: labelsOfComparison,
  matrix: labelsOfMatrix,
  curve: labelsOfCurve,
};

/** A figure of each kind, for the workshop and for tests. */
export const examples = {
  change: changeExample,
  share: shareExample,
  series: seriesExample,
  comparison: comparisonExample,
  matrix: matrixExample,
  curve: curveExample,
} satisfies Record<Kind, FigureData>;
