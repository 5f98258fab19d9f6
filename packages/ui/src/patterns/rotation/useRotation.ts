import { type FocusEvent, type PointerEvent, useState } from 'react';
import { usePageHidden } from '../../hooks/usePageHidden.ts';
import { useReducedMotion } from '../../hooks/useReducedMotion.ts';

/**
 * Whether something that changes by itself may do so now. It stops while the mouse is over it or
 * the focus visibly inside, while it is paused or motion is reduced, and while the page is hidden.
 * When the visitor presses play, it starts immediately, until they leave it or choose something.
 *
 * @returns `attentionProps` go to the whole, `toggle` to its pause button; call `stopForChoice`
 * when the visitor chooses an item.
 */
export function useRotation(canRotate: boolean) {
  const isStill = useReducedMotion();
  const isHidden = usePageHidden();
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const [isAskedFor, setIsAskedFor] = useState(false);
  const hasAttention = isHovered || hasFocus;
  if (isAskedFor && !hasAttention) setIsAskedFor(false);
  // A finger would stay "over" what it has touched.
  const hover = ({ pointerType }: PointerEvent) => setIsHovered(pointerType === 'mouse');
  return {
    isRotating: canRotate && !isStill && !isHidden && !isPaused && (isAskedFor || !hasAttention),
    isPaused,
    attentionProps: {
      onPointerEnter: hover,
      // The mouse may have entered before the page was hydrated.
      onPointerMove: hover,
      onPointerLeave: () => setIsHovered(false),
      // Not the focus that a press leaves on a button: visitors don't see it, and it wouldn't go away.
      onFocus: ({ target }: FocusEvent) => setHasFocus(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setHasFocus(currentTarget.contains(relatedTarget as Node | null)),
    },
    toggle: () => {
      setIsPaused(!isPaused);
      setIsAskedFor(isPaused);
    },
    stopForChoice: () => setIsAskedFor(false),
  };
}
