import type { ReactNode } from 'react';
import { Grid, type GridProps } from '../../primitives/Grid/index.ts';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import { grid, restOf } from './FlipCardGrid.css.ts';

export interface FlipCardGridProps extends GridProps {
  /** How many `rows` each card has. */
  rows: number;
  /** Content after the cards: in the cells that the last row leaves free, or in a row of its own. */
  rest?: ReactNode;
}

/**
 * A grid of `FlipCard`s with `rows`: fronts side by side line up row by row. A card with `fullRow` opens in
 * the row in which it is, and the others of that row follow, without holes.
 */
export function FlipCardGrid({
  rows,
  rest: content,
  className,
  style,
  children,
  ...rest
}: FlipCardGridProps) {
  return (
    <Grid
      indexed
      {...rest}
      className={cx(grid, className)}
      style={{ ...style, ...customProperties({ '--pf-rows': String(rows) }) }}
    >
      {children}
      {content && <div className={restOf}>{content}</div>}
    </Grid>
  );
}
