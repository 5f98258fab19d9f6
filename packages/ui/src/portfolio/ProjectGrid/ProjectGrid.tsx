import { FlipCardGrid, type FlipCardGridProps } from '../../patterns/FlipCard/index.ts';
import { cx } from '../../styles/cx.ts';
import { ROW_COUNT } from '../ProjectCard/ProjectCard.css.ts';
import * as styles from './ProjectGrid.css.ts';

/** Milliseconds between the appearance of one card and the next (spec section 9). */
const PROJECT_STAGGER_MS = 100;

export interface ProjectGridProps extends Omit<FlipCardGridProps, 'columns' | 'rows'> {
  /**
   * Whether one or two cards share a single column. Where it is wide, the figures are next to the text.
   * @default false
   */
  wide?: boolean;
}

/**
 * Project cards in three columns, or fewer if they don't fit. The grid is at least 600 px high, so that the page
 * doesn't jump between categories with many and with few projects (spec section 9). Cards that come into sight together
 * appear 100 ms apart, or `staggerMs`.
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
