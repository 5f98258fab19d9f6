import { DOT_RADIUS, findLinks, linkDistance, type Point, type Size } from './particles.ts';

/**
 * The opacity of the faintest lines, which are long or cross others, and of the shortest. Only the net is clearly
 * visible.
 */
export const LINE_OPACITY = [0.07, 1] as const;

/** Lines of similar strength share one stroke, because one stroke per line costs far more. */
const STRENGTHS = 8;

/** Draws dots and the lines between them in one colour. */
export function drawPoints(
  context: CanvasRenderingContext2D,
  points: readonly Point[],
  size: Size,
  color: string,
) {
  context.clearRect(0, 0, size.width, size.height);
  context.fillStyle = color;
  context.strokeStyle = color;
  const [faint, strong] = LINE_OPACITY;
  const stepOf = (strength: number) => Math.min(STRENGTHS - 1, Math.floor(strength * STRENGTHS));
  const links = findLinks(points, linkDistance(size));
  for (let step = 0; step < STRENGTHS; step += 1) {
    context.globalAlpha = faint + ((strong - faint) * step) / (STRENGTHS - 1);
    context.beginPath();
    for (const { from, to, strength } of links) {
      if (stepOf(strength) !== step) continue;
      context.moveTo(from.x, from.y);
      context.lineTo(to.x, to.y);
    }
    context.stroke();
  }
  context.globalAlpha = 1;
  context.beginPath();
  for (const { x, y } of points) {
    context.moveTo(x + DOT_RADIUS, y);
    context.arc(x, y, DOT_RADIUS, 0, 2 * Math.PI);
  }
  context.fill();
}
