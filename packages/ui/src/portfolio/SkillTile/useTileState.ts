import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** `open`: while hovered or focused. `pinned`: until it is closed. */
export type TileState = 'closed' | 'open' | 'pinned';

/**
 * Milliseconds of hovering until the tooltip opens (spec section 9), and until it closes once the pointer has left:
 * time to reach the tooltip across another tile. On focus and on a click it opens immediately.
 */
export const OPEN_DELAY_MS = 300;

/** Closes the one tile of the page that is open. */
let closeOpenTile: (() => void) | undefined;

/**
 * How a tile's tooltip opens and closes.
 * @returns the state, the ref of the tooltip while it's open, and what tile and button need
 */
export function useTileState() {
  const [state, setState] = useState<TileState>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const tooltip = useRef<HTMLDivElement>(null);
  const timer = useRef<number>(undefined);
  /** The whole tile. */
  const tile = () => button.current?.parentElement;
  const isOpen = state !== 'closed';

  const holdsFocus = () => tile()?.querySelector(':focus-visible');
  const close = () => {
    window.clearTimeout(timer.current);
    // The focus would be lost with a link of the tooltip.
    if (tooltip.current?.contains(document.activeElement)) button.current?.focus();
    setState('closed');
  };
  const open = () => setState((old) => (old === 'closed' ? 'open' : old));
  const unhover = () => setState((old) => (old === 'open' ? 'closed' : old));
  /** Instead of what a pointer has begun before. */
  const later = (run: () => void) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(run, OPEN_DELAY_MS);
  };
  const byMouse = (run: () => void) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') later(run);
  };

  useEffect(() => () => window.clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isOpen) return;
    const closeForAnother = () => setState('closed');
    closeOpenTile?.();
    closeOpenTile = closeForAnother;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    const onPointerDown = ({ target }: Event) => {
      if (!tile()?.contains(target as Node)) setState('closed');
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
      if (closeOpenTile === closeForAnother) closeOpenTile = undefined;
    };
  });

  return {
    state,
    tooltip: isOpen ? tooltip : undefined,
    tileProps: {
      onPointerEnter: byMouse(open),
      onPointerLeave: byMouse(() => {
        if (!holdsFocus()) unhover();
      }),
      onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
        if (!tile()?.contains(relatedTarget as Node | null)) unhover();
      },
    },
    buttonProps: {
      ref: button,
      onFocus: () => {
        if (button.current?.matches(':focus-visible')) open();
      },
      onClick: () => {
        window.clearTimeout(timer.current);
        setState((old) => (old === 'pinned' ? 'closed' : 'pinned'));
      },
    },
  };
}
