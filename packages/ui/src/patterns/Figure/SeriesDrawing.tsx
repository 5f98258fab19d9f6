import type { SeriesData } from '../../figures/types.ts';
import type { DrawingProps } from './Figure.tsx';

export function SeriesDrawing(_props: DrawingProps<SeriesData>) {
  return null;
}
