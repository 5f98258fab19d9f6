import type { SeriesData } from '../../figures/types.ts';
import type { DrawingProps } from './types.ts';

export function SeriesDrawing(_props: DrawingProps<SeriesData>) {
  return null;
}
