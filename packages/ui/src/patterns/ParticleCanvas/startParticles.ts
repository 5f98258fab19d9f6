import { drawParticles } from './drawParticles.ts';
import { type Particle, type Size, scatter, step } from './particles.ts';

/** Milliseconds between two frames: 30 frames a second are enough for such slow motion. */
const FRAME_MS = 1000 / 30;

/** A browser's frame can be a little early, and must not be skipped because of that. */
const FRAME_SLACK_MS = 4;

/** After a pause, the motion continues where it stopped. */
const LONGEST_STEP_MS = 100;

const MAX_PIXEL_RATIO = 2;

/** A scatter of particles on a canvas. */
export interface Particles {
  /** Whether they move; they only do so while the canvas is in sight. */
  setMoving: (moving: boolean) => void;
  /** Reads the colour again and draws. */
  repaint: () => void;
  stop: () => void;
}

/** Draws particles on a canvas; `undefined` where the browser can't draw. */
export function startParticles(canvas: HTMLCanvasElement, seed: number): Particles | undefined {
  const context = canvas.getContext('2d');
  // Such an old browser gets no decoration.
  if (!context || typeof IntersectionObserver === 'undefined') return undefined;
  let size: Size = { width: 0, height: 0 };
  let particles: Particle[] = [];
  let isMoving = false;
  let isInSight = true;
  let frame = 0;
  let last = 0;

  const draw = () => drawParticles(context, particles, size);

  const tick = (now: number) => {
    frame = requestAnimationFrame(tick);
    const elapsed = now - last;
    if (elapsed < FRAME_MS - FRAME_SLACK_MS) return;
    last = now;
    particles = step(particles, size, Math.min(elapsed, LONGEST_STEP_MS));
    draw();
  };

  const update = () => {
    cancelAnimationFrame(frame);
    if (isMoving && isInSight) frame = requestAnimationFrame(tick);
  };

  const repaint = () => {
    const { color } = getComputedStyle(canvas);
    context.fillStyle = color;
    context.strokeStyle = color;
    draw();
  };

  const adapt = () => {
    const { clientWidth: width, clientHeight: height } = canvas;
    if (width === size.width && height === size.height) return;
    size = { width, height };
    particles = scatter(size, seed);
    const ratio = Math.min(devicePixelRatio, MAX_PIXEL_RATIO);
    // Setting a size clears the canvas and its settings.
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    repaint();
  };

  const resize = new ResizeObserver(adapt);
  resize.observe(canvas);
  const sight = new IntersectionObserver((entries) => {
    isInSight = entries.at(-1)?.isIntersecting ?? true;
    update();
  });
  sight.observe(canvas);
  adapt();

  return {
    setMoving: (moving) => {
      isMoving = moving;
      update();
    },
    repaint,
    stop: () => {
      cancelAnimationFrame(frame);
      resize.disconnect();
      sight.disconnect();
    },
  };
}
