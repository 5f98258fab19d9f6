import { type RefObject, useEffect, useRef, useState } from 'react';

/** `open`: while hovered or focused. `pinned`: until it is closed. */
export type TileState = 'closed' | 'open' | 'pinned';

/** Closes the one tile of the page that is open. */
let closeOpenTile: (() => void) | undefined;

/** How a tile's tooltip opens and closes, on top of what Radix does with pointer and focus. */
export function useTileState(trigger: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<TileState>('closed');
  const isPressed = useRef(false);
  const isOpen = state !== 'closed';

  useEffect(() => {
    if (!isOpen) return;
    const close = () => setState('closed');
    closeOpenTile?.();
    closeOpenTile = close;
    return () => {
      if (closeOpenTile === close) closeOpenTile = undefined;
    };
  }, [isOpen]);

  return {
    state,
    onOpenChange: (opens: boolean) => {
      if (opens) setState((old) => (old === 'closed' ? 'open' : old));
      // Radix also closes on scrolling and when pointer or focus leaves. A pinned tile stays open, and
      // so does a focused one, which the focus itself may have scrolled into sight.
      else if (!isPressed.current && !trigger.current?.matches(':focus-visible')) {
        setState((old) => (old === 'open' ? 'closed' : old));
      }
    },
    /** Nothing closes between the press and the click, which decides. */
    onPress: () => {
      isPressed.current = true;
      const release = () => {
        isPressed.current = false;
        document.removeEventListener('pointerup', release);
        document.removeEventListener('pointercancel', release);
      };
      document.addEventListener('pointerup', release);
      document.addEventListener('pointercancel', release);
    },
    toggle: () => setState((old) => (old === 'pinned' ? 'closed' : 'pinned')),
    close: () => setState('closed'),
  };
}
