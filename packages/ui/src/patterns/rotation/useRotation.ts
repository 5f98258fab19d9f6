import { useState } from 'react';
import { useAttention } from '../../hooks/useAttention.ts';
import { usePageHidden } from '../../hooks/usePageHidden.ts';
import { useReducedMotion } from '../../hooks/useReducedMotion.ts';

/**
 * Whether something that changes by itself may do so now: not while the visitor is at it, has paused
 * it or wants nothing to move, and not while the page is out of sight. Where it has been asked to
 * play, it does so at once, until the visitor leaves or chooses something.
 *
 * @returns `attentionProps` go to the whole, `toggle` to its pause button; `stopForChoice` is called
 * when the visitor chooses what is shown.
 */
export function useRotation(canRotate: boolean) {
  const isStill = useReducedMotion();
  const isHidden = usePageHidden();
  const { hasAttention, attentionProps } = useAttention();
  const [isPaused, setIsPaused] = useState(false);
  const [isAskedFor, setIsAskedFor] = useState(false);
  if (isAskedFor && !hasAttention) setIsAskedFor(false);
  const mayRun = canRotate && !isStill && !isHidden && !isPaused;
  return {
    isRotating: mayRun && (isAskedFor || !hasAttention),
    isPaused,
    attentionProps,
    toggle: () => {
      setIsPaused(!isPaused);
      setIsAskedFor(isPaused);
    },
    stopForChoice: () => setIsAskedFor(false),
  };
}
