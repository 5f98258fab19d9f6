import { useHydrated } from '@portfolio/ui/useHydrated';
import { RevealProvider } from '@portfolio/ui/useReveal';
import { Children, type ReactNode, useEffect, useMemo, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { Room } from './Room';
import { useGradually } from './useGradually';

/**
 * The parts of a page, one below the other. A visitor who goes to the page sees the first, its heading, at once,
 * and then the others, one by one. A visitor who goes back finds what they left: nothing fades in again.
 */
export function InParts({ children }: { children: ReactNode }) {
  // Each time they would be new elements, and all that is there would be rendered again with each part.
  const parts = useMemo(() => Children.toArray(children), [children]);
  const isHydrated = useHydrated();
  const isBack = useNavigationType() === 'POP';
  const [isReturn, setIsReturn] = useState(isHydrated && isBack);
  const shown = useGradually(parts.length, 1);
  // What is rendered later, such as another category, is new again.
  useEffect(() => setIsReturn(false), []);
  return (
    <RevealProvider value={!isReturn}>
      {parts.slice(0, shown)}
      {shown < parts.length && <Room />}
    </RevealProvider>
  );
}

/** What of a part may come a step later, in a place where nothing is below it yet. */
export const Later = ({ children }: { children: ReactNode }) => useGradually(2, 1) > 1 && children;
