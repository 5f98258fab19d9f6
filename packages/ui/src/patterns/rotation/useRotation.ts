import { type FocusEvent, type PointerEvent, useState } from 'react';
import { usePageHidden } from '../../hooks/usePageHidden.ts';
import { useReducedMotion } from '../../hooks/useReducedMotion.ts';

/**
 * Whether something that changes by itself may do so now. It stops while the mouse is over it, while the focus is
 * visibly inside, while it is paused, with reduced motion, and while the page is hidden. When the visitor presses play,
 * it starts immediately and runs until they leave it or choose an item.
 *
 * @returns Spread `attentionProps` on the whole, pass `toggle` to its pause button, and call `stopForChoice` when the
 * visitor chooses an item.
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
  // After a touch, browsers would keep the finger "over" the element.
  const hover = ({ pointerType }: PointerEvent) => setIsHovered(pointerType === 'mouse');
  return {
    isRotating: canRotate && !isStill && !isHidden && !isPaused && (isAskedFor || !hasAttention),
    isPaused,
    attentionProps: {
      onPointerEnter: hover,
      // The mouse may have entered before the page was hydrated.
      onPointerMove: hover,
      onPointerLeave: () => setIsHovered(false),
      // A press also leaves the focus on a button. Visitors don't see that focus, and it would stay.
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
