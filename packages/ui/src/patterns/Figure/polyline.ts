/** A point in percent of a plot, from the left and from the top. */
export type PlotPoint = readonly [x: number, y: number];

/** An SVG path of straight lines from point to point; where there is none, the line has a gap. */
export const polyline = (points: readonly (PlotPoint | undefined)[]): string =>
  points
    .map((point, index) => (point ? `${points[index - 1] ? 'L' : 'M'}${point.join()}` : ''))
    .join('');

/** An SVG path that a round line draws as a dot. With no length at all, WebKit would stretch it as it stretches the plot. */
export const dotAt = (...[x, y]: PlotPoint): string => `M${x},${y}h.01`;
