import { FlipCardGrid, type FlipCardGridProps } from '../../patterns/FlipCard/index.ts';
import { ROW_COUNT } from './ValueCard.css.ts';

/** Core values in two columns, or one where they don't fit, their fronts in line. */
export function ValueGrid(props: Omit<FlipCardGridProps, 'columns' | 'rows'>) {
  return <FlipCardGrid columns={2} {...props} rows={ROW_COUNT} />;
}
