import type { ShareData } from '../../figures/types.ts';
import type { DrawingProps } from './Figure.tsx';

export function ShareDrawing(_props: DrawingProps<ShareData>) {
  return null;
}
