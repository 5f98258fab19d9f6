/**
 * Lengths in the drawing's own units: a square, the distance between the starts of two squares, and the extra gap
 * between two domains.
 */
export const SQUARE = 6;
const STEP = 8;
const DOMAIN_GAP = 4;

/** The length of a bar, in the same units. */
const BAR_LENGTH = 180;

/** The largest width of a unit, in rem, so that a few squares aren't larger than many. */
const MAX_UNIT_WIDTH = 0.16;

/** Where the squares of each domain begin, and where another domain would begin after the last one, in units. */
function edgesOf(domains: readonly number[]) {
  const edges = [0];
  for (const count of domains) edges.push((edges.at(-1) ?? 0) + count * STEP + DOMAIN_GAP);
  return edges;
}

/**
 * The width of the drawing in units, for the number of projects in each domain. Without domains, it is the width of a
 * bar.
 */
export const unitsOf = (domains: readonly number[]): number =>
  domains.length > 0 ? (edgesOf(domains).at(-1) ?? 0) - DOMAIN_GAP - (STEP - SQUARE) : BAR_LENGTH;

/** The largest width of the drawing, as CSS. */
export const drawingWidth = (domains: readonly number[]): string =>
  `${(unitsOf(domains) * MAX_UNIT_WIDTH).toFixed(2)}rem`;

/** Where each domain begins, in percent of the drawing. */
export const startsOf = (domains: readonly number[]): number[] => {
  const width = unitsOf(domains);
  return edgesOf(domains)
    .slice(0, -1)
    .map((edge) => Math.round((1000 * edge) / width) / 10);
};

export const middlesOf = (domains: readonly number[]): number[] => {
  const edges = edgesOf(domains);
  return domains.flatMap((count, domain) =>
    Array.from({ length: count }, (_, index) => (edges[domain] ?? 0) + index * STEP + SQUARE / 2),
  );
};

/** Squares with these middles, drawn as thick lines from top to bottom. */
export const squaresPath = (middles: readonly number[]): string =>
  middles.map((middle) => `M${middle} 0v${SQUARE}`).join('');

/** A line for this share of a bar. Even the smallest share is visible. */
export const barPath = (share: number): string =>
  `M0 ${SQUARE / 2}h${Math.max(1, Math.round(share * BAR_LENGTH))}`;
