import { type ComponentProps, useEffect, useImperativeHandle, useRef } from 'react';
import { usePageHidden } from '../../hooks/usePageHidden.ts';
import { useReducedMotion } from '../../hooks/useReducedMotion.ts';
import { cx } from '../../styles/cx.ts';
import { canvas } from './ParticleCanvas.css.ts';
import { type Particles, startParticles } from './startParticles.ts';
import { watchTheme } from './watchTheme.ts';

/** The number that the places of the particles follow from: they are the same on each visit. */
const SEED = 7;

export interface ParticleCanvasProps extends Omit<ComponentProps<'canvas'>, 'children'> {
  /**
   * Whether the particles stand still.
   * @default false
   */
  paused?: boolean;
}

/**
 * A quiet scatter of joined points that fills its positioned parent, behind the content:
 * decoration. It doesn't move with reduced motion or while it is out of sight, and isn't there at
 * all in forced colours, in print, and where the browser can't draw.
 *
 * @selector [data-state="still" | "moving"]
 */
export function ParticleCanvas({ paused = false, ref, className, ...rest }: ParticleCanvasProps) {
  const ownRef = useRef<HTMLCanvasElement>(null);
  useImperativeHandle(ref, () => ownRef.current as HTMLCanvasElement);
  const particlesRef = useRef<Particles>(undefined);
  const isStill = useReducedMotion();
  const isPageHidden = usePageHidden();
  const isMoving = !paused && !isStill && !isPageHidden;

  useEffect(() => {
    const particles = ownRef.current ? startParticles(ownRef.current, SEED) : undefined;
    if (!particles) return;
    particlesRef.current = particles;
    const unwatch = watchTheme(particles.repaint);
    return () => {
      unwatch();
      particles.stop();
      particlesRef.current = undefined;
    };
  }, []);

  useEffect(() => particlesRef.current?.setMoving(isMoving), [isMoving]);

  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas takes no focus
    <canvas
      {...rest}
      ref={ownRef}
      aria-hidden="true"
      data-state={isMoving ? 'moving' : 'still'}
      className={cx(canvas, className)}
    />
  );
}
