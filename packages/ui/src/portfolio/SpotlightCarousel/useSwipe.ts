import { type PointerEvent, useRef } from 'react';

/** How far a finger must move sideways for a swipe, in pixels. */
export const SWIPE_DISTANCE = 40;

/**
 * Detects swipes of one finger that go more sideways than up or down. `onSwipe` gets 1 for the next and -1 for the
 * previous slide. Right-to-left text mirrors them. The element needs `touch-action: pan-y`.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | undefined>(undefined);
  const forget = () => {
    start.current = undefined;
  };
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      // A gesture with a second finger isn't a swipe.
      start.current = pointerType === 'touch' && isPrimary ? { x: clientX, y: clientY } : undefined;
    },
    onPointerCancel: forget,
    onPointerUp: ({ clientX, clientY, currentTarget }: PointerEvent) => {
      if (!start.current) return;
      const [x, y] = [clientX - start.current.x, clientY - start.current.y];
      forget();
      if (Math.abs(x) <= SWIPE_DISTANCE || Math.abs(x) <= Math.abs(y)) return;
      const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
      onSwipe(x < 0 === isMirrored ? -1 : 1);
    },
  };
}
