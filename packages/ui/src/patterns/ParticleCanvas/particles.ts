/** A place in px. */
export interface Point {
  x: number;
  y: number;
}

/** A point of the scatter: its place at the start, and its velocity in px per second. */
export interface Particle extends Point {
  vx: number;
  vy: number;
}

/** Width and height in px. */
export interface Size {
  width: number;
  height: number;
}

/** Two points, and how close they are: 0 at the limit, 1 on each other. */
interface PointLink {
  from: Point;
  to: Point;
  closeness: number;
}

/** Spec section 9: between 30 and 50 particles, joined below 120 or 150 px. */
const MIN_PARTICLES = 30;
const MAX_PARTICLES = 50;
const NARROW_LINK = 120;
const WIDE_LINK = 150;

/** From this width in px on, particles are joined over the larger distance. */
const WIDE_FROM = 768;

const AREA_PER_PARTICLE = 9_000;
const MAX_SPEED = 9;

/** As many as the area asks for, within the limits. */
export function countParticles({ width, height }: Size): number {
  const wanted = Math.round((width * height) / AREA_PER_PARTICLE);
  return Math.min(MAX_PARTICLES, Math.max(MIN_PARTICLES, wanted));
}

/** Below this distance in px, two particles are joined by a line. */
export const linkDistance = ({ width }: Size) => (width < WIDE_FROM ? NARROW_LINK : WIDE_LINK);

/** Numbers from 0 up to 1 that follow from the seed (a Weyl sequence, its bits mixed). */
function makeRandom(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let bits = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
    return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32;
  };
}

/** Particles all over the area; the same for the same seed. */
export function scatter(size: Size, seed: number): Particle[] {
  const random = makeRandom(seed);
  const speed = () => (random() * 2 - 1) * MAX_SPEED;
  return Array.from({ length: countParticles(size) }, () => ({
    x: random() * size.width,
    y: random() * size.height,
    vx: speed(),
    vy: speed(),
  }));
}

/** A coordinate that has come as far as `place` and turns round at 0 and at the limit. */
function bounce(place: number, limit: number): number {
  const rest = Math.abs(place) % (2 * limit);
  return Math.min(rest, 2 * limit - rest);
}

/** Where the particles are after `seconds`. */
export const pointsAfter = (seconds: number, particles: readonly Particle[], size: Size): Point[] =>
  particles.map(({ x, y, vx, vy }) => ({
    x: bounce(x + vx * seconds, size.width),
    y: bounce(y + vy * seconds, size.height),
  }));

/** All pairs that are closer than `distance` px. */
export function findLinks(points: readonly Point[], distance: number): PointLink[] {
  const links: PointLink[] = [];
  for (const [index, from] of points.entries()) {
    for (const to of points.slice(index + 1)) {
      const closeness = 1 - Math.hypot(from.x - to.x, from.y - to.y) / distance;
      if (closeness > 0) links.push({ from, to, closeness });
    }
  }
  return links;
}
