import { describeFigure, type FigureData } from '@portfolio/figures';
import { examples } from '@portfolio/figures/kinds';
import type { SeriesData } from '@portfolio/figures/series/schema';
import { figures, formats } from '@portfolio/words';

/** With the finding, as components take a figure. */
export const described = <Data extends FigureData>(figure: Data) =>
  describeFigure(figure, { words: figures, formats });

/** Samples for stories of other components. */
export const { change, share, comparison, series } = examples;

/** A series with these values of ours, of another and of a third line. */
export const seriesOf = (
  title: string,
  values: readonly (readonly (number | null)[])[],
  more: Partial<SeriesData> = {},
): SeriesData => ({
  ...examples.series,
  title,
  x: { label: 'step', values: (values[0] ?? []).map((_, index) => index + 1) },
  lines: values.map((each, index) => ({
    label: ['ours', 'before', 'linear'][index] ?? '',
    values: [...each],
    ours: index === 0,
  })),
  ...more,
});
