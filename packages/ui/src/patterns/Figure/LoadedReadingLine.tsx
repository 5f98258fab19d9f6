import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../ErrorBoundary.tsx';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { useFigureReading } from '../FigureFrame/reading.ts';
import type { ReadingLineProps } from './ReadingLine.tsx';

const ReadingLine = lazy(() =>
  import('./ReadingLine.tsx').then((module) => ({ default: module.ReadingLine })),
);

/** The reading line of a large figure, as soon as its script is there. Without one, the figure rests. */
export function LoadedReadingLine(props: ReadingLineProps) {
  const isHydrated = useHydrated();
  if (!useFigureReading() || !isHydrated) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <ReadingLine {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
