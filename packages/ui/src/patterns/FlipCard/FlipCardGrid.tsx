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
 * A grid of `FlipCard`s with `rows`: fronts side by side line up row by row. A `tall` card opens in its place
 * and goes on below; the cards after it move on around it.
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
      {...rest}
      className={cx(grid, className)}
      style={{
        // A card that is higher than its front adds to the last row only: the others of its neighbours stay together.
        gridAutoRows: `${'minmax(min-content, 0) '.repeat(rows - 1)}auto`,
        ...style,
        ...customProperties({ '--pf-rows': String(rows) }),
      }}
    >
      {children}
      {content && <div className={restOf}>{content}</div>}
    </Grid>
  );
}
