import { Grid, type GridProps } from '../../primitives/Grid/index.ts';
import { cx } from '../../styles/cx.ts';
import { grid } from './ProjectGrid.css.ts';

/** How long each project waits for the one before it, in milliseconds (spec section 9). */
export const PROJECT_STAGGER_MS = 100;

export interface ProjectGridProps extends Omit<GridProps, 'columns'> {
  /**
   * Milliseconds between the appearance of one card and the next.
   * @default 100
   */
  staggerMs?: number;
}

/**
 * Project cards in three columns, fewer where there is no room, at least 600 px high so that the page
 * does not jump between a category with many projects and one with few (spec section 9).
 */
export function ProjectGrid({
  staggerMs = PROJECT_STAGGER_MS,
  className,
  ...rest
}: ProjectGridProps) {
  return <Grid {...rest} staggerMs={staggerMs} className={cx(grid, className)} />;
}
