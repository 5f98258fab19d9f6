import { FlipCardGrid, type FlipCardGridProps } from '../../patterns/FlipCard/index.ts';
import { cx } from '../../styles/cx.ts';
import { ROW_COUNT } from '../ProjectCard/ProjectCard.css.ts';
import { grid } from './ProjectGrid.css.ts';

/** Milliseconds between the appearance of one card and the next (spec section 9). */
const PROJECT_STAGGER_MS = 100;

export type ProjectGridProps = Omit<FlipCardGridProps, 'columns' | 'rows'>;

/**
 * Project cards in three columns, or fewer if they don't fit, at least 600 px high so that the page
 * doesn't jump between categories with many and with few projects (spec section 9). The cards appear
 * 100 ms apart, or `staggerMs`.
 */
export function ProjectGrid({ className, ...rest }: ProjectGridProps) {
  return (
    <FlipCardGrid
      staggerMs={PROJECT_STAGGER_MS}
      {...rest}
      rows={ROW_COUNT}
      className={cx(grid, className)}
    />
  );
}
