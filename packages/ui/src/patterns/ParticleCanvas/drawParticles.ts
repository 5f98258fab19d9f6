import { findLinks, linkDistance, type Particle, type Size } from './particles.ts';

const DOT_RADIUS = 1.75;

/** Lines of the same strength are drawn in one stroke, because one stroke per line costs far more. */
const STRENGTHS = 4;

/** Draws dots and the lines between them, in the context's own colours. */
export function drawParticles(
  context: CanvasRenderingContext2D,
  particles: readonly Particle[],
  size: Size,
) {
  context.clearRect(0, 0, size.width, size.height);
  const paths = Array.from({ length: STRENGTHS }, () => new Path2D());
  for (const { from, to, closeness } of findLinks(particles, linkDistance(size))) {
    const path = paths[Math.min(STRENGTHS - 1, Math.floor(closeness * STRENGTHS))];
    const [a, b] = [particles[from], particles[to]];
    if (!path || !a || !b) continue;
    path.moveTo(a.x, a.y);
    path.lineTo(b.x, b.y);
  }
  context.lineWidth = 1;
  paths.forEach((path, index) => {
    context.globalAlpha = (index + 1) / STRENGTHS;
    context.stroke(path);
  });
  context.globalAlpha = 1;
  context.beginPath();
  for (const { x, y } of particles) {
    context.moveTo(x + DOT_RADIUS, y);
    context.arc(x, y, DOT_RADIUS, 0, 2 * Math.PI);
  }
  context.fill();
}
