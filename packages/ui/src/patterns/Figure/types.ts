import type { FigureData } from '../../figures/types.ts';
import type { figureSizes } from '../FigureFrame/index.ts';

/** What the drawing of each kind gets. */
export interface DrawingProps<Data extends FigureData> {
  data: Data;
  size: (typeof figureSizes)[number];
}
