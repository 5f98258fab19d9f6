/** Lengths in the drawing, in its own units: a square, the distance of two, and the extra gap between two domains. */
export const SQUARE = 6;
const STEP = 8;
const DOMAIN_GAP = 4;

/** Length of a bar, in the same units. */
const BAR = 180;

/** Width of a unit at most, in rem: few squares aren't drawn larger than many. */
const UNIT = 0.16;

/** Where the squares of each domain begin, and the last one would: in units. */
function edgesOf(domains: readonly number[]) {
  const edges = [0];
  for (const count of domains) edges.push((edges.at(-1) ?? 0) + count * STEP + DOMAIN_GAP);
  return edges;
}

/** The width of the drawing of so many projects by domain, in units; without domains it's that of a bar. */
export const unitsOf = (domains: readonly number[]): number =>
  domains.length > 0 ? (edgesOf(domains).at(-1) ?? 0) - DOMAIN_GAP - (STEP - SQUARE) : BAR;

/** How wide the drawing is at most, as CSS. */
export const drawingWidth = (domains: readonly number[]): string =>
  `${(unitsOf(domains) * UNIT).toFixed(2)}rem`;

/** Where each domain begins, in percent of the drawing. */
export const startsOf = (domains: readonly number[]): number[] => {
  const width = unitsOf(domains);
  return edgesOf(domains)
    .slice(0, -1)
    .map((edge) => Math.round((1000 * edge) / width) / 10);
};

/** The middles of all squares, in units. */
export const middlesOf = (domains: readonly number[]): number[] => {
  const edges = edgesOf(domains);
  return domains.flatMap((count, domain) =>
    Array.from({ length: count }, (_, index) => (edges[domain] ?? 0) + index * STEP + SQUARE / 2),
  );
};

/** A square for each of these middles, as a thick line from top to bottom. */
export const squaresPath = (middles: readonly number[]): string =>
  middles.map((middle) => `M${middle} 0v${SQUARE}`).join('');

/** A line of this share of a bar, which is always seen. */
export const barPath = (share: number): string =>
  `M0 ${SQUARE / 2}h${Math.max(1, Math.round(share * BAR))}`;
