import * as v from 'valibot';
import { curveSchema } from './figures/curve.ts';
import { matrixSchema } from './figures/matrix.ts';
import { seriesSchema } from './figures/series.ts';
import { changeSchema, comparisonSchema, shareSchema } from './figures/values.ts';

/**
 * A measured result as data, whose kind decides how it is drawn (architecture section 5, "Figures"). Numbers that
 * can't have been measured aren't valid: a part above its whole, an ROC curve that falls, a matrix that isn't
 * square.
 */
export const figureSchema = v.variant(
  'kind',
  [changeSchema, shareSchema, seriesSchema, comparisonSchema, matrixSchema, curveSchema],
  ({ path }) =>
    path
      ? 'must be change, share, series, comparison, matrix or curve'
      : 'must hold the fields of a figure',
);

/** See {@link figureSchema}. */
export type Figure = v.InferOutput<typeof figureSchema>;
