import { FlipCardGrid, type FlipCardGridProps } from '../../patterns/FlipCard/index.ts';
import { cx } from '../../styles/cx.ts';
import { grid, ROW_COUNT } from './ValueCard.css.ts';

/** Core values in two columns, or in one if they don't fit. All cards are equally high, and their fronts line up. */
export const ValueGrid = ({
  className,
  ...rest
}: Omit<FlipCardGridProps, 'columns' | 'rest' | 'rows'>) => (
  <FlipCardGrid columns={2} {...rest} rows={ROW_COUNT} className={cx(grid, className)} />
);
