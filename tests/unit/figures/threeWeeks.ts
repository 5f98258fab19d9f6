import type { SeriesData } from '@portfolio/figures/series/schema';

/** A series of two lines, short enough to reckon with. */
export const series: SeriesData = {
  kind: 'series',
  title: 'Weekly error of the forecast',
  unit: '%',
  x: { label: 'week', values: [1, 2, 3] },
  axis: 'weighted absolute percentage error',
  lines: [
    { label: 'by hand', values: [22.8, 25.9, 23.7] },
    { label: 'nightly', values: [19.9, 18.1, 17.1], ours: true },
  ],
  better: 'lower',
  method: 'Backtest over three weeks.',
};
export const [byHand, nightly] = series.lines as [SeriesData['lines'][0], SeriesData['lines'][0]];
