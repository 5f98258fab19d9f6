import { type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react';

/** `open`: while hovered or focused. `pinned`: until it is closed. */
export type TileState = 'closed' | 'open' | 'pinned';

/** Closes the one tile of the page that is open. */
let closeOpenTile: (() => void) | undefined;

/** How a tile's tooltip opens and closes, in addition to Radix's handling of pointer and focus. */
export function useTileState(trigger: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<TileState>('closed');
  const isPressed = useRef(false);
  const isOpen = state !== 'closed';
  // The tile answers a press immediately; its tooltip, which takes longer to render, comes a frame
  // later.
  const isShown = useDeferredValue(isOpen);
  const unhover = () => setState((old) => (old === 'open' ? 'closed' : old));

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
    isShown,
    onOpenChange: (opens: boolean) => {
      if (opens) setState((old) => (old === 'closed' ? 'open' : old));
      // Radix also closes on scrolling and when pointer or focus leaves. A pinned tile stays open, and
      // so does a focused one, which the focus itself may have scrolled into sight.
      else if (!isPressed.current && !trigger.current?.matches(':focus-visible')) unhover();
    },
    /** Radix doesn't notice a pointer or a focus that leaves before the tooltip is there. */
    onLeave: () => {
      if (!isShown) unhover();
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
