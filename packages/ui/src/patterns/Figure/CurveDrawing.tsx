import type { CurveData } from '../../figures/types.ts';
import type { DrawingProps } from './types.ts';

export function CurveDrawing(_props: DrawingProps<CurveData>) {
  return null;
}
