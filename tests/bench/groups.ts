import { growth } from './growth.ts';
import { categories } from './lighthouse/categories.ts';
import type { Measure } from './measurement.ts';
import { blocking } from './page/blocking.ts';
import { interactions } from './page/interactions.ts';
import { pageChanges } from './page/pageChanges.ts';
import { paint } from './page/paint.ts';
import { shifts } from './page/shifts.ts';

/**
 * All groups of rows, in the order in which they are measured; `--only` asks for them by name.
 * @param runs how often each page is loaded
 */
export const groupsFor = (runs: number): Record<string, Measure> => ({
  paint: paint(runs),
  categories,
  blocking: blocking(runs),
  interactions,
  pageChanges,
  shifts,
  growth,
});
