import type { FigureData } from '../../figures/types.ts';
import { FigureFrame, type FigureOptions } from '../FigureFrame/index.ts';

export interface FigureProps extends FigureOptions {
  /** The data; its kind decides how it is drawn. */
  figure: FigureData;
}

/** A measured result, drawn. */
export function Figure(props: FigureProps) {
  return <FigureFrame {...props}>{undefined}</FigureFrame>;
}
