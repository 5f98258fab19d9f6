/** A place in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A point that slowly circles its place, so that the scatter stays even. */
export interface Particle extends Point {
  /** The distance from its place, in pixels. */
  reach: number;
  /** Radians per second. The sign is the direction. */
  turn: number;
  /** The angle at the start, in radians. */
  phase: number;
}

/** Width and height in px. */
export interface Size {
  width: number;
  height: number;
}

interface PointLink {
  from: Point;
  to: Point;
  /** From 0, hardly visible, to 1. Lines that are short and clear of other points are stronger. */
  strength: number;
}

/** From spec section 9: 30 to 50 particles, joined below 120 or 150 px. */
const MIN_PARTICLES = 30;
const MAX_PARTICLES = 50;
const NARROW_LINK = 120;
const WIDE_LINK = 150;

/** From this width of the canvas on, in pixels, particles are joined over the larger distance. */
const WIDE_FROM = 768;

const AREA_PER_PARTICLE = 9_000;

/** In pixels per second. */
const SPEED = { least: 3, most: 8 };
const REACH = 14;

/** The radius of a particle's dot, in pixels. */
export const DOT_RADIUS = 2.25;

/** Each particle takes the emptiest of this many random places. */
const CANDIDATES = 16;

/** A point is clear of a line if its distance is more than this part of the line's length. */
const CLEARANCE = 0.2;

/** The number of particles for an area, within the limits. */
export function countParticles({ width, height }: Size): number {
  const wanted = Math.round((width * height) / AREA_PER_PARTICLE);
  return Math.min(MAX_PARTICLES, Math.max(MIN_PARTICLES, wanted));
}

/** Two particles closer than this, in pixels, are joined by a line. */
export const linkDistance = ({ width }: Size) => (width < WIDE_FROM ? NARROW_LINK : WIDE_LINK);

/** Numbers from 0 up to 1, determined by the seed (a Weyl sequence with mixed bits). */
function makeRandom(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let bits = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
    return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32;
  };
}

const squaredDistance = (a: Point, b: Point) => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;

/** Spreads particles evenly over the area (Mitchell's best candidates). The same seed gives the same places. */
export function scatter(size: Size, seed: number): Particle[] {
  const random = makeRandom(seed);
  const reach = Math.min(REACH, size.width / 4, size.height / 4);
  // Keeps the particle's circle and its dot inside the area.
  const margin = reach + DOT_RADIUS;
  const along = (length: number) => margin + random() * (length - 2 * margin);
  const particles: Particle[] = [];
  const emptiness = (place: Point) =>
    Math.min(...particles.map((particle) => squaredDistance(place, particle)));
  for (let count = countParticles(size); count > 0; count -= 1) {
    const places = Array.from({ length: CANDIDATES }, () => ({
      x: along(size.width),
      y: along(size.height),
    }));
    const place = places.reduce((best, next) => (emptiness(next) > emptiness(best) ? next : best));
    const speed = SPEED.least + random() * (SPEED.most - SPEED.least);
    const turn = (random() < 0.5 ? -1 : 1) * (speed / REACH);
    particles.push({ ...place, reach, turn, phase: random() * 2 * Math.PI });
  }
  return particles;
}

export const pointsAfter = (seconds: number, particles: readonly Particle[]): Point[] =>
  particles.map(({ x, y, reach, turn, phase }) => ({
    x: x + reach * Math.cos(phase + turn * seconds),
    y: y + reach * Math.sin(phase + turn * seconds),
  }));

/**
 * How clear the line between two points is of all others, from 0 to 1. Lines whose circle contains no other point never
 * cross (a Gabriel graph), so the result looks like a net and not like a tangle.
 */
function clearness(from: Point, to: Point, points: readonly Point[], squared: number): number {
  let clear = 1;
  for (const point of points) {
    if (point === from || point === to) continue;
    const { x, y } = point;
    // Negative inside the circle, 0 on it.
    const beyond = (x - from.x) * (x - to.x) + (y - from.y) * (y - to.y);
    clear = Math.min(clear, beyond / (CLEARANCE * squared));
    if (clear <= 0) return 0;
  }
  return clear;
}

/** All pairs closer than `distance` pixels. */
export function findLinks(points: readonly Point[], distance: number): PointLink[] {
  const links: PointLink[] = [];
  for (const [index, from] of points.entries()) {
    for (const to of points.slice(index + 1)) {
      const squared = squaredDistance(from, to);
      if (squared >= distance ** 2) continue;
      const closeness = 1 - Math.sqrt(squared) / distance;
      links.push({ from, to, strength: closeness * clearness(from, to, points, squared) });
    }
  }
  return links;
}
