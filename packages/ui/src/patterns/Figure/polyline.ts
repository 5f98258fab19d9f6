/** A point in percent of a plot, from the left and from the top. */
export type PlotPoint = readonly [x: number, y: number];

/** An SVG path of straight lines from point to point. An undefined point leaves a gap. */
export const polyline = (points: readonly (PlotPoint | undefined)[]): string =>
  points
    .map((point, index) => (point ? `${points[index - 1] ? 'L' : 'M'}${point.join()}` : ''))
    .join('');

/** An SVG path that round line caps draw as a dot. WebKit would stretch a path of length 0 together with the plot. */
export const dotAt = (...[x, y]: PlotPoint): string => `M${x},${y}h.01`;
