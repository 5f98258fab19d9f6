import { measureCategories } from './lighthouse/categories.ts';
import { measurePaint, type PaintOptions } from './lighthouse/paint.ts';
import type { Measure } from './measurement.ts';

/** Rows that are measured together; `--only` asks for them by this name. */
export interface Group {
  name: string;
  measure: Measure;
}

/** All groups, in the order in which they are measured. */
export const groupsFor = (options: PaintOptions): Group[] => [
  { name: 'paint', measure: measurePaint('simulated', options) },
  { name: 'throttled', measure: measurePaint('applied', options) },
  { name: 'categories', measure: measureCategories },
];
