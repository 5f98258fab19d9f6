import * as v from 'valibot';
import { changeSchema } from './change/schema.ts';
import { comparisonSchema } from './comparison/schema.ts';
import { curveSchema } from './curve/schema.ts';
import { matrixSchema } from './matrix/schema.ts';
import { anyOf } from './schema/fields.ts';
import { seriesSchema } from './series/schema.ts';
import { shareSchema } from './share/schema.ts';

const kinds = [
  changeSchema,
  shareSchema,
  seriesSchema,
  comparisonSchema,
  matrixSchema,
  curveSchema,
] as const;

/** The name of each kind of figure. */
export const figureKinds = kinds.map(({ entries }) => entries.kind.literal);

/**
 * A measured result as data, whose kind decides how it is drawn (architecture section 5, "Figures"). Numbers that
 * can't have been measured aren't valid: a part above its whole, an ROC curve that falls, a matrix that isn't
 * square.
 */
export const figureSchema = v.variant('kind', kinds, ({ path }) =>
  path ? `must be ${anyOf(figureKinds)}` : 'must hold the fields of a figure',
);

/** The data of a figure; see {@link figureSchema}. */
export type FigureData = v.InferOutput<typeof figureSchema>;
