/** A kind of projects, whose squares are next to each other. */
export interface ProjectDomain {
  label: string;
  /** Any CSS colour. It is made lighter or darker if it would be hard to see. */
  color: string;
  /** Its projects in order. One without an address has no link. */
  projects: readonly { title: string; href?: string | undefined }[];
}

/**
 * Lengths in the drawing's own units: a square, the distance between the starts of two squares, and the extra gap
 * between two domains.
 */
export const SQUARE = 6;
export const STEP = 8;
const DOMAIN_GAP = 4;

/** The length of a bar, in the same units. */
const BAR_LENGTH = 180;

/** The largest width of a unit, in rem, so that a few squares aren't larger than many. */
const MAX_UNIT_WIDTH = 0.23;

/** The width of a letter of a domain's name in the smallest drawing with names above it, in units. */
const LETTER = 2.1;

/** The space between two names, and how far the last one may reach over the counts, in units. */
const NAME_GAP = 2;
const BEYOND = 30;

/** The names are on so many lines. */
export const LINES = 3;

type Domains = readonly ProjectDomain[];

/** Where the squares of each domain begin, and where another domain would begin after the last one, in units. */
function edgesOf(domains: Domains) {
  const edges = [0];
  for (const { projects } of domains) {
    edges.push((edges.at(-1) ?? 0) + projects.length * STEP + DOMAIN_GAP);
  }
  return edges;
}

/** The width of the drawing in units. Without domains, it is the width of a bar. */
export const unitsOf = (domains: Domains): number =>
  domains.length > 0 ? (edgesOf(domains).at(-1) ?? 0) - DOMAIN_GAP - (STEP - SQUARE) : BAR_LENGTH;

/** The largest width of the drawing, as CSS. */
export const drawingWidth = (domains: Domains): string =>
  `${(unitsOf(domains) * MAX_UNIT_WIDTH).toFixed(2)}rem`;

/** A place in the drawing, in percent of its width. */
export const percentOf = (units: number, domains: Domains): string =>
  `${((100 * units) / unitsOf(domains)).toFixed(1)}%`;

/** The squares of all projects in order, each with the middle of its drawing. */
export const squaresOf = (domains: Domains) => {
  const edges = edgesOf(domains);
  return domains.flatMap((domain, index) =>
    domain.projects.map((project, at) => ({
      ...project,
      domain,
      middle: (edges[index] ?? 0) + at * STEP + SQUARE / 2,
    })),
  );
};

/**
 * The names of the domains above their squares: where each begins, and its line, from the lowest. A domain with one
 * project is narrower than its name, which is then above the next ones.
 * @returns undefined if the names need too many lines or reach too far
 */
export function namesAbove(domains: Domains) {
  const edges = edgesOf(domains);
  const names = domains.map(({ label }, index) => {
    const start = edges[index] ?? 0;
    return { start, end: start + label.length * LETTER + NAME_GAP, line: 0 };
  });
  for (const [index, name] of [...names.entries()].reverse()) {
    const below = names.slice(index + 1).filter(({ start }) => start < name.end);
    name.line = Math.max(0, ...below.map(({ line }) => line + 1));
  }
  const last = unitsOf(domains) + BEYOND;
  return names.every(({ line, end }) => line < LINES && end <= last) ? names : undefined;
}

/** Squares with these middles, drawn as thick lines from top to bottom. */
export const squaresPath = (squares: readonly { middle: number }[]): string =>
  squares.map(({ middle }) => `M${middle} 0v${SQUARE}`).join('');

/** A line for this share of a bar. Even the smallest share is visible. */
export const barPath = (share: number): string =>
  `M0 ${SQUARE / 2}h${Math.max(1, Math.round(share * BAR_LENGTH))}`;
