import type { ComparisonData } from '../../figures/types.ts';
import type { DrawingProps } from './Figure.tsx';

export function ComparisonDrawing(_props: DrawingProps<ComparisonData>) {
  return null;
}
