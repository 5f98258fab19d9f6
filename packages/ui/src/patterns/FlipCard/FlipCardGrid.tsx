import type { ReactNode } from 'react';
import { Grid, type GridProps } from '../../primitives/Grid/index.ts';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import { grid, restOf, single } from './FlipCardGrid.css.ts';

export interface FlipCardGridProps extends GridProps {
  /** The `rows` of each card. */
  rows: number;
  /** Content after the cards. It fills the free cells of the last row, or a row of its own. */
  rest?: ReactNode;
}

/**
 * A grid of `FlipCard`s with `rows`. Neighbouring fronts line up row by row. A `tall` card opens in its place and
 * extends downwards, and the cards after it move around it.
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
      className={cx(grid, rest.columns === 1 && single, className)}
      style={{
        // A card that is higher than its front only makes the last row higher. The other rows of its neighbours stay
        // together.
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
