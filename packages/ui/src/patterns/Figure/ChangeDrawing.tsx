import type { ChangeData } from '../../figures/types.ts';
import type { DrawingProps } from './Figure.tsx';

export function ChangeDrawing(_props: DrawingProps<ChangeData>) {
  return null;
}
