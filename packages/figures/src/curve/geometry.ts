/** A point of a curve: its position across and up. */
export type Point = readonly [x: number, y: number];

/** The lines from each point to the next. */
const segments = (points: readonly Point[]) =>
  points.slice(1).map((to, index) => [points[index] ?? to, to] as const);

/** The area under a curve whose points are joined by straight lines (trapezoidal rule). */
export const areaUnder = (points: readonly Point[]): number =>
  segments(points).reduce((sum, [[x1, y1], [x2, y2]]) => sum + ((x2 - x1) * (y1 + y2)) / 2, 0);

const limit = (value: number) => Math.min(1, Math.max(0, value));

/** The distance of a point from a curve whose points are joined by straight lines. */
export const distanceTo = (points: readonly Point[], [x, y]: Point): number =>
  Math.min(
    ...segments(points).map(([[x1, y1], [x2, y2]]) => {
      const [dx, dy] = [x2 - x1, y2 - y1];
      // Two equal points have no direction, so take either of them as the nearest.
      const along = limit(((x - x1) * dx + (y - y1) * dy) / (dx ** 2 + dy ** 2) || 0);
      return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
    }),
  );
