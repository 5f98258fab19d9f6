import { useHydrated } from '@portfolio/ui/useHydrated';
import { RevealProvider } from '@portfolio/ui/useReveal';
import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Keeps the footer out of the window until everything is there. */
const room = { blockSize: '100svh' };

/**
 * The parts of a page, one below the other. A visitor who goes to the page sees the first, its heading, at once,
 * and then the others, one by one: a phone takes a third of a second to draw them all. Prerendered, on the
 * way back and where the address points at something in them, all are there at once, so that the
 * window is where it should be. A visitor who goes back finds what they left: nothing fades in again.
 */
export function InParts({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children);
  const isHydrated = useHydrated();
  const isBack = useNavigationType() === 'POP';
  const { hash } = useLocation();
  const [isReturn, setIsReturn] = useState(isHydrated && isBack);
  const [shown, setShown] = useState(isHydrated && !isBack && !hash ? 1 : parts.length);
  const isMore = shown < parts.length;
  useEffect(() => {
    if (isMore) startTransition(() => setShown(shown + 1));
  }, [isMore, shown]);
  // What is rendered later, such as another category, is new again.
  useEffect(() => setIsReturn(false), []);
  return (
    <RevealProvider value={!isReturn}>
      {parts.slice(0, shown)}
      {isMore && <div style={room} />}
    </RevealProvider>
  );
}
