import { drawPoints } from './drawPoints.ts';
import { type Particle, pointsAfter, type Size, scatter } from './particles.ts';

/** The seed of the particles' places. It is fixed, so the places are the same on each visit. */
const SEED = 7;

/**
 * Milliseconds from one frame to the request for the next. This draws 30 frames a second, enough for such slow motion.
 * A requested frame costs processor time even if it draws nothing.
 */
const BETWEEN_FRAMES_MS = 28;

/** A longer step counts as this one, so after a pause the motion continues where it stopped. */
const MAX_STEP_MS = 100;

const MAX_PIXEL_RATIO = 2;

/** The particles for a size, and the seconds that they have moved. */
export interface Scene {
  size: Size;
  particles: Particle[];
  seconds: number;
}

/**
 * Draws a scene on a canvas, if the browser can. It draws again for a new size or theme. The particles move while
 * `isMoving` is true and the canvas is in sight.
 *
 * @returns A function that stops it.
 */
export function runParticles(canvas: HTMLCanvasElement, scene: Scene, isMoving: boolean) {
  const context = canvas.getContext('2d');
  // A browser this old gets no decoration.
  if (!context || typeof IntersectionObserver === 'undefined') return;
  let frame = 0;
  let last = 0;
  let timer = 0;

  const draw = () => {
    const { size, particles, seconds } = scene;
    drawPoints(context, pointsAfter(seconds, particles), size, getComputedStyle(canvas).color);
  };

  const move = () => {
    frame = requestAnimationFrame((now) => {
      scene.seconds += Math.min(now - last, MAX_STEP_MS) / 1000;
      last = now;
      draw();
      timer = window.setTimeout(move, BETWEEN_FRAMES_MS);
    });
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
  const sight = new IntersectionObserver((entries) => {
    stop();
    if (isMoving && entries.at(-1)?.isIntersecting) move();
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
      // One pixel of the screen. Without a graphics card, wider lines take as long as all other drawing together.
      context.lineWidth = 1 / ratio;
    }
    draw();
  });
  resize.observe(canvas);

  const theme = new MutationObserver(draw);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const systemTheme = matchMedia('(prefers-color-scheme: dark)');
  systemTheme.addEventListener('change', draw);

  return () => {
    stop();
    for (const observer of [sight, resize, theme]) observer.disconnect();
    systemTheme.removeEventListener('change', draw);
  };
}
