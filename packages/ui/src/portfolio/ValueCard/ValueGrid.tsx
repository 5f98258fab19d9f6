import { FlipCardGrid, type FlipCardGridProps } from '../../patterns/FlipCard/index.ts';
import { ROW_COUNT } from './ValueCard.css.ts';

/** Core values in two columns, or in one if they don't fit. All cards are equally high, and their fronts line up. */
export const ValueGrid = ({
  style,
  ...rest
}: Omit<FlipCardGridProps, 'columns' | 'rest' | 'rows'>) => (
  <FlipCardGrid
    columns={2}
    {...rest}
    rows={ROW_COUNT}
    // The summary's row takes what a longer back needs.
    style={{ gridAutoRows: 'auto 1fr auto', ...style }}
  />
);
