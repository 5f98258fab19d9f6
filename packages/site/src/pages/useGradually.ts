import { useHydrated } from '@portfolio/ui/useHydrated';
import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * How many of `all` things to draw: `step`, and then as many more each time the last ones are there, in
 * transitions. A slow phone takes a third of a second to draw a page or a list, and could answer nothing meanwhile.
 * Where the place in the window counts, all are drawn at once: in the prerendered page, on the way back, and
 * where the address points at something in the page.
 * @returns more than `all` where `all` has got less: what has been there isn't drawn step by step again
 */
export function useGradually(all: number, step: number): number {
  const isHydrated = useHydrated();
  const isBack = useNavigationType() === 'POP';
  const { hash } = useLocation();
  const isAtOnce = !isHydrated || isBack || hash !== '';
  /** How many are there already. */
  const [drawn, setDrawn] = useState(isAtOnce ? all : 0);
  const next = Math.max(drawn, Math.min(all, drawn + step));
  useEffect(() => {
    if (drawn !== next) startTransition(() => setDrawn(next));
  }, [drawn, next]);
  return next;
}
