import { FlipCardGrid, type FlipCardGridProps } from '../../patterns/FlipCard/index.ts';
import { cx } from '../../styles/cx.ts';
import { ROW_COUNT } from '../ProjectCard/ProjectCard.css.ts';
import * as styles from './ProjectGrid.css.ts';

/** Milliseconds between the appearance of one card and the next (spec section 9). */
const PROJECT_STAGGER_MS = 100;

export interface ProjectGridProps extends Omit<FlipCardGridProps, 'columns' | 'rows'> {
  /**
   * Whether there is one column, for one card or two: where it is wide, their figures are next to their text.
   * @default false
   */
  wide?: boolean;
}

/**
 * Project cards in three columns, or fewer if they don't fit, at least 600 px high so that the page
 * doesn't jump between categories with many and with few projects (spec section 9). The cards that come
 * into sight together appear 100 ms apart, or `staggerMs`.
 */
export const ProjectGrid = ({ wide = false, className, ...rest }: ProjectGridProps) => (
  <FlipCardGrid
    staggerMs={PROJECT_STAGGER_MS}
    {...rest}
    columns={wide ? 1 : 3}
    rows={ROW_COUNT}
    className={cx(styles.grid, wide && styles.wide, className)}
  />
);
