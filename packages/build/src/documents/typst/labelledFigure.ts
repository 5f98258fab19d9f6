import { type FigureData, labelsOf } from '@portfolio/figures';
import { positionOf } from '@portfolio/figures/series/finding';
import type { Language } from '@portfolio/words';

/** A figure with the texts that are drawn next to its marks and, for a series, at the ends of its axis. */
export function labelledFigure(figure: FigureData, { figures: words, formats }: Language) {
  const language = { words, formats };
  return {
    ...figure,
    labels: labelsOf(figure, language),
    ...(figure.kind === 'series' && {
      ends: [0, figure.x.values.length - 1].map((at) => positionOf(figure, at, language)),
    }),
  };
}
