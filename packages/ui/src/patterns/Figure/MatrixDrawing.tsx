import type { MatrixData } from '../../figures/types.ts';
import type { DrawingProps } from './Figure.tsx';

export function MatrixDrawing(_props: DrawingProps<MatrixData>) {
  return null;
}
