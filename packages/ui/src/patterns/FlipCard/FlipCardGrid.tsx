import { Grid, type GridProps } from '../../primitives/Grid/index.ts';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import { grid } from './FlipCardGrid.css.ts';

export interface FlipCardGridProps extends GridProps {
  /** How many `rows` each card has. */
  rows: number;
}

/**
 * A grid of `FlipCard`s with `rows`: fronts side by side line up row by row, and a longer back opens
 * below without moving its neighbours.
 */
export function FlipCardGrid({ rows, className, style, ...rest }: FlipCardGridProps) {
  return (
    <Grid
      {...rest}
      className={cx(grid, className)}
      style={{ ...style, ...customProperties({ '--pf-rows': String(rows) }) }}
    />
  );
}
