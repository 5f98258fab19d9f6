import type { DescribedFigure, FigureData } from '@portfolio/figures';
import { FigureFrame, type FigureOptions } from '../FigureFrame/index.ts';
import { ChangeDrawing } from './ChangeDrawing.tsx';
import { ComparisonDrawing } from './ComparisonDrawing.tsx';
import { CurveDrawing } from './CurveDrawing.tsx';
import { MatrixDrawing } from './MatrixDrawing.tsx';
import { SeriesDrawing } from './SeriesDrawing.tsx';
import { ShareDrawing } from './ShareDrawing.tsx';
import type { DrawingProps } from './types.ts';

type Drawings = {
  [Kind in FigureData['kind']]: (
    props: DrawingProps<Extract<FigureData, { kind: Kind }>>,
  ) => React.ReactNode;
};

const drawings: Drawings = {
  change: ChangeDrawing,
  share: ShareDrawing,
  series: SeriesDrawing,
  comparison: ComparisonDrawing,
  matrix: MatrixDrawing,
  curve: CurveDrawing,
};

export interface FigureProps extends FigureOptions {
  /** Data and finding; the kind decides how it is drawn. `describeFigure` adds the finding. */
  figure: DescribedFigure;
}

/** A measured result, drawn (architecture section 5). */
export function Figure({ figure, size = 'lg', ...rest }: FigureProps) {
  // Its kind and its data belong together, which the type of a table can't express.
  const Drawing = drawings[figure.kind] as (props: DrawingProps<FigureData>) => React.ReactNode;
  return (
    <FigureFrame {...rest} figure={figure} size={size}>
      <Drawing data={figure} size={size} />
    </FigureFrame>
  );
}
