import type { MatrixData } from '../../figures/types.ts';
import type { DrawingProps } from './types.ts';

export function MatrixDrawing(_props: DrawingProps<MatrixData>) {
  return null;
}
