import type { FigureData } from '@portfolio/figures';
import type { figureSizes } from '../FigureFrame/index.ts';

/** The props of every kind's drawing. */
export interface DrawingProps<Data extends FigureData> {
  data: Data;
  size: (typeof figureSizes)[number];
}
