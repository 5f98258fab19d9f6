/** A point of the scatter: place in px, velocity in px per second. */
export interface Particle {
  x: number;
  y: number;
  vx: number;
  vy: number;
}

/** Width and height in px. */
export interface Size {
  width: number;
  height: number;
}

/** Two particles by their numbers, and how close they are: 0 at the limit, 1 on each other. */
export interface ParticleLink {
  from: number;
  to: number;
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

/** One coordinate after `seconds`; at the edges it turns round. */
function move(place: number, velocity: number, limit: number, seconds: number): [number, number] {
  const next = place + velocity * seconds;
  if (next < 0) return [Math.min(limit, -next), Math.abs(velocity)];
  if (next > limit) return [Math.max(0, 2 * limit - next), -Math.abs(velocity)];
  return [next, velocity];
}

/** The particles `ms` milliseconds later. */
export function step(particles: readonly Particle[], { width, height }: Size, ms: number) {
  return particles.map((particle): Particle => {
    const [x, vx] = move(particle.x, particle.vx, width, ms / 1000);
    const [y, vy] = move(particle.y, particle.vy, height, ms / 1000);
    return { x, y, vx, vy };
  });
}

/** All pairs that are closer than `distance` px. */
export function findLinks(particles: readonly Particle[], distance: number): ParticleLink[] {
  const links: ParticleLink[] = [];
  particles.forEach((a, from) => {
    for (let to = from + 1; to < particles.length; to += 1) {
      const b = particles[to] as Particle;
      const squaredGap = (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
      if (squaredGap >= distance ** 2) continue;
      links.push({ from, to, closeness: 1 - Math.sqrt(squaredGap) / distance });
    }
  });
  return links;
}
