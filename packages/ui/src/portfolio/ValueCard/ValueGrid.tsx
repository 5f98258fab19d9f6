import { FlipCardGrid, type FlipCardGridProps } from '../../patterns/FlipCard/index.ts';
import { ROW_COUNT } from './ValueCard.css.ts';

/** Core values in two columns, or one where they don't fit: all of one height, their fronts in line. */
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
