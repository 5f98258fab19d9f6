import { type Ref, type RefObject, useCallback, useRef } from 'react';

/**
 * A component's own ref to an element beside the one that it is given.
 *
 * @returns The own ref, and what goes to the element.
 */
export function useMergedRef<T>(
  given: Ref<T> | undefined,
): [own: RefObject<T | null>, merged: (element: T) => () => void] {
  const own = useRef<T>(null);
  const merged = useCallback(
    (element: T) => {
      own.current = element;
      const cleanUp = typeof given === 'function' ? given(element) : undefined;
      if (typeof given === 'object' && given) given.current = element;
      return () => {
        own.current = null;
        if (cleanUp) cleanUp();
        else if (typeof given === 'function') given(null);
        else if (given) given.current = null;
      };
    },
    [given],
  );
  return [own, merged];
}
