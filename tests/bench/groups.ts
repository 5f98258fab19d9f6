import { animations } from './browser/animations.ts';
import { interactions } from './browser/interactions.ts';
import { memory } from './browser/memory.ts';
import { pageChanges } from './browser/pageChanges.ts';
import { shifts } from './browser/shifts.ts';
import { visits } from './browser/visits.ts';
import { buildTime } from './growth/buildTime.ts';
import { growth } from './growth/growth.ts';
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
  { name: 'interactions', measure: interactions },
  { name: 'pageChanges', measure: pageChanges },
  { name: 'animations', measure: animations },
  { name: 'shifts', measure: shifts },
  { name: 'memory', measure: memory },
  { name: 'visits', measure: visits },
  { name: 'growth', measure: growth },
  { name: 'buildTime', measure: buildTime },
];
