import { type ComponentProps, useEffect, useImperativeHandle, useRef } from 'react';
import { usePageHidden } from '../../hooks/usePageHidden.ts';
import { useReducedMotion } from '../../hooks/useReducedMotion.ts';
import { whenIdle } from '../../hooks/whenIdle.ts';
import { cx } from '../../styles/cx.ts';
import { canvas } from './ParticleCanvas.css.ts';
import { runParticles, type Scene } from './runParticles.ts';

export interface ParticleCanvasProps extends Omit<ComponentProps<'canvas'>, 'children'> {
  /**
   * Whether the particles don't move.
   * @default false
   */
  paused?: boolean;
}

/**
 * A scatter of joined points that fills its positioned parent. It is decoration for a place without text. It doesn't
 * move with reduced motion or while it is out of sight. It isn't there in forced colours, in print, or if the browser
 * can't draw.
 *
 * @selector [data-state="still" | "moving"]
 */
export function ParticleCanvas({ paused = false, ref, className, ...rest }: ParticleCanvasProps) {
  const ownRef = useRef<HTMLCanvasElement>(null);
  useImperativeHandle(ref, () => ownRef.current as HTMLCanvasElement);
  const sceneRef = useRef<Scene>({ size: { width: 0, height: 0 }, particles: [], seconds: 0 });
  const isStill = useReducedMotion();
  const isPageHidden = usePageHidden();
  const isMoving = !paused && !isStill && !isPageHidden;

  useEffect(() => {
    let stop: (() => void) | undefined;
    // The visitor's first tap also renders this canvas. The browser must respond to the tap first.
    const cancelIdle = whenIdle(() => {
      if (ownRef.current) stop = runParticles(ownRef.current, sceneRef.current, isMoving);
    });
    return () => {
      cancelIdle();
      stop?.();
    };
  }, [isMoving]);

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
