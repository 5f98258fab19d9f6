import { Grid, type GridProps } from '../../primitives/Grid/index.ts';
import { cx } from '../../styles/cx.ts';
import { grid } from './ProjectGrid.css.ts';

/** Milliseconds between the appearance of one card and the next (spec section 9). */
export const PROJECT_STAGGER_MS = 100;

export interface ProjectGridProps extends Omit<GridProps, 'columns'> {
  /**
   * Milliseconds between the appearance of one card and the next.
   * @default 100
   */
  staggerMs?: number;
}

/**
 * Project cards in three columns, or fewer if they don't fit, at least 600 px high so that the page
 * doesn't jump between categories with many and with few projects (spec section 9).
 */
export function ProjectGrid({
  staggerMs = PROJECT_STAGGER_MS,
  className,
  ...rest
}: ProjectGridProps) {
  return <Grid {...rest} staggerMs={staggerMs} className={cx(grid, className)} />;
}
