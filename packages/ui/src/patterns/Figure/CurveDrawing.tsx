import type { CurveData } from '../../figures/types.ts';
import type { DrawingProps } from './Figure.tsx';

export function CurveDrawing(_props: DrawingProps<CurveData>) {
  return null;
}
