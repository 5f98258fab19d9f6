import { useLayoutEffect, useRef } from 'react';

/**
 * Gives keyboard users the focus back: controls are disabled while a message is sent, and lose it.
 * @param isDisabled whether they are disabled now
 * @returns remembers what has the focus, to be called before
 */
export function useReturnedFocus(isDisabled: boolean): () => void {
  const focused = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (isDisabled) return;
    if (document.activeElement === document.body) focused.current?.focus({ preventScroll: true });
    focused.current = null;
  }, [isDisabled]);
  return () => {
    focused.current = document.activeElement as HTMLElement | null;
  };
}
