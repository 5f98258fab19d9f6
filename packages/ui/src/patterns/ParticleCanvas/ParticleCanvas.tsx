import { type ComponentProps, useEffect, useRef } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { usePageHidden } from '../../hooks/usePageHidden.ts';
import { useReducedMotion } from '../../hooks/useReducedMotion.ts';
import { cx } from '../../styles/cx.ts';
import { canvas } from './ParticleCanvas.css.ts';
import { type Particles, startParticles } from './startParticles.ts';
import { watchTheme } from './watchTheme.ts';

export interface ParticleCanvasProps extends Omit<ComponentProps<'canvas'>, 'children'> {
  /**
   * Whether the particles stand still.
   * @default false
   */
  paused?: boolean;
  /**
   * Number from which the places of the particles follow.
   * @default 7
   */
  seed?: number;
}

/**
 * A quiet scatter of joined points behind the content that fills its positioned parent: decoration.
 * Still for whoever wants no motion and while nobody sees it; nothing at all where the browser
 * cannot draw, in forced colours and in print.
 *
 * @selector [data-state="still" | "moving"]
 */
export function ParticleCanvas({
  paused = false,
  seed = 7,
  ref,
  className,
  ...rest
}: ParticleCanvasProps) {
  const [ownRef, mergedRef] = useMergedRef(ref);
  const particlesRef = useRef<Particles>(undefined);
  const isStill = useReducedMotion();
  const isPageHidden = usePageHidden();
  const isMoving = !paused && !isStill && !isPageHidden;

  useEffect(() => {
    const particles = ownRef.current ? startParticles(ownRef.current, seed) : undefined;
    if (!particles) return;
    particlesRef.current = particles;
    const unwatch = watchTheme(particles.repaint);
    return () => {
      unwatch();
      particles.stop();
      particlesRef.current = undefined;
    };
  }, [ownRef, seed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another seed starts other particles
  useEffect(() => particlesRef.current?.setMoving(isMoving), [isMoving, seed]);

  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas takes no focus
    <canvas
      {...rest}
      ref={mergedRef}
      aria-hidden="true"
      data-state={isMoving ? 'moving' : 'still'}
      className={cx(canvas, className)}
    />
  );
}
