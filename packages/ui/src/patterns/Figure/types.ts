import type { FigureData } from '../../figures/types.ts';
import type { figureSizes } from '../FigureFrame/index.ts';

/** The props of every kind's drawing. */
export interface DrawingProps<Data extends FigureData> {
  data: Data;
  size: (typeof figureSizes)[number];
}
