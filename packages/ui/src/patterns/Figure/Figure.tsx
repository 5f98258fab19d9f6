import type { DescribedFigure, FigureData } from '@portfolio/figures';
import { useState } from 'react';
import { ErrorBoundary } from '../../ErrorBoundary.tsx';
import { FigureFrame, type FigureOptions } from '../FigureFrame/index.ts';
import { FigureReadingContext, type ReadPlace } from '../FigureFrame/reading.ts';
import { useFigureLanguage } from '../FigureFrame/useFigureLanguage.ts';
import { ChangeDrawing } from './ChangeDrawing.tsx';
import { ComparisonDrawing } from './ComparisonDrawing.tsx';
import { CurveDrawing } from './CurveDrawing.tsx';
import { MatrixDrawing } from './MatrixDrawing.tsx';
import { SeriesDrawing } from './SeriesDrawing.tsx';
import { ShareDrawing } from './ShareDrawing.tsx';
import { measureOf } from './seriesLayout.ts';
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
  /** The data with its finding, from `describeFigure`. Its kind decides how it is drawn. */
  figure: DescribedFigure;
}

/** Draws a measured result. If the drawing fails, its finding is there in words. */
export function Figure({ figure, size = 'lg', ...rest }: FigureProps) {
  // TypeScript can't express that each drawing in the table takes the data of its own kind.
  const Drawing = drawings[figure.kind] as (props: DrawingProps<FigureData>) => React.ReactNode;
  const language = useFigureLanguage();
  const [place, read] = useState<ReadPlace>();
  // A small one has no room for it.
  const measure = size === 'lg' && figure.kind === 'series' && measureOf(figure, language);
  return (
    <FigureReadingContext value={size === 'lg' ? { place, read } : undefined}>
      <FigureFrame {...rest} figure={figure} size={size} measure={measure || undefined}>
        <ErrorBoundary
          fallback={
            <p dir="auto" aria-hidden="true">
              {figure.finding}
            </p>
          }
        >
          <Drawing data={figure} size={size} />
        </ErrorBoundary>
      </FigureFrame>
    </FigureReadingContext>
  );
}
