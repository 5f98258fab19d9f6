import { drawPoints } from './drawPoints.ts';
import { type Particle, pointsAfter, type Size, scatter } from './particles.ts';

/** The number that the places of the particles follow from: they are the same on each visit. */
const SEED = 7;

/** Milliseconds between two frames: 30 frames a second are enough for such slow motion. */
const FRAME_MS = 1000 / 30;

/** A browser's frame can be a little early, and must not be skipped because of that. */
const FRAME_SLACK_MS = 4;

/** After a pause, the motion continues where it stopped. */
const LONGEST_STEP_MS = 100;

/**
 * For so many milliseconds after a press or a key, nothing moves: the browser shows its answer sooner,
 * and particles that move a pixel or two in that time don't seem to stop.
 */
export const REST_MS = 300;

const PRESSES = ['pointerdown', 'pointerup', 'keydown', 'keyup'] as const;

const MAX_PIXEL_RATIO = 2;

/** The particles for a size, and how many seconds they have moved. */
export interface Scene {
  size: Size;
  particles: Particle[];
  seconds: number;
}

/**
 * Draws a scene on a canvas, for as long as the browser can: again for a new size or theme, and in
 * motion if `isMoving` and in sight, and the visitor isn't doing anything.
 *
 * @returns How to stop.
 */
export function runParticles(canvas: HTMLCanvasElement, scene: Scene, isMoving: boolean) {
  const context = canvas.getContext('2d');
  // Such an old browser gets no decoration.
  if (!context || typeof IntersectionObserver === 'undefined') return;
  let frame = 0;
  let last = 0;
  let timer = 0;
  let isInSight = false;

  const draw = () => {
    const { size, particles, seconds } = scene;
    drawPoints(context, pointsAfter(seconds, particles), size, getComputedStyle(canvas).color);
  };

  const tick = (now: number) => {
    frame = requestAnimationFrame(tick);
    const elapsed = now - last;
    if (elapsed < FRAME_MS - FRAME_SLACK_MS) return;
    last = now;
    scene.seconds += Math.min(elapsed, LONGEST_STEP_MS) / 1000;
    draw();
  };
  const rest = () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
    if (!isMoving || !isInSight) return;
    // Chromium may show the answer only with the next frame that draws on the canvas: this one.
    frame = requestAnimationFrame(draw);
    timer = window.setTimeout(() => {
      frame = requestAnimationFrame(tick);
    }, REST_MS);
  };
  for (const name of PRESSES) addEventListener(name, rest, { capture: true, passive: true });
  const sight = new IntersectionObserver((entries) => {
    isInSight = entries.at(-1)?.isIntersecting ?? false;
    rest();
  });
  sight.observe(canvas);

  const resize = new ResizeObserver(() => {
    const size = { width: canvas.clientWidth, height: canvas.clientHeight };
    if (size.width !== scene.size.width || size.height !== scene.size.height) {
      Object.assign(scene, { size, particles: scatter(size, SEED), seconds: 0 });
      const ratio = Math.min(devicePixelRatio, MAX_PIXEL_RATIO);
      // Setting a size clears the canvas and its settings.
      canvas.width = Math.round(size.width * ratio);
      canvas.height = Math.round(size.height * ratio);
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
    }
    draw();
  });
  resize.observe(canvas);

  const theme = new MutationObserver(draw);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const systemTheme = matchMedia('(prefers-color-scheme: dark)');
  systemTheme.addEventListener('change', draw);

  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
    for (const name of PRESSES) removeEventListener(name, rest, { capture: true });
    for (const observer of [sight, resize, theme]) observer.disconnect();
    systemTheme.removeEventListener('change', draw);
  };
}
