import type { FigureData } from '@portfolio/figures';
import type { figureSizes } from '../FigureFrame/index.ts';

/** The props that all drawings take. */
export interface DrawingProps<Data extends FigureData> {
  data: Data;
  size: (typeof figureSizes)[number];
}
