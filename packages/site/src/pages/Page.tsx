import { useHydrated } from '@portfolio/ui/useHydrated';
import { RevealProvider } from '@portfolio/ui/useReveal';
import { Children, type ReactNode, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigationType } from 'react-router-dom';

export interface PageProps {
  /** A `PageHeading`. */
  heading: ReactNode;
  /** The sections below it. */
  children: ReactNode;
}

/**
 * A page. Visitors who go to it see its heading first, and the sections when they are drawn, or when they press a key. Visitors who go back,
 * or to a place in the page, see all of it together, and nothing fades in again. React takes the prerendered page
 * over section by section, and a section that is clicked immediately.
 */
export function Page({ heading, children }: PageProps) {
  const isHydrated = useHydrated();
  const isBack = useNavigationType() === 'POP';
  const { hash } = useLocation();
  const [hasKey, setHasKey] = useState(false);
  const isDrawn = useDeferredValue(true, !isHydrated || isBack || hash !== '');
  const isWhole = isDrawn || hasKey;
  const [isReturn, setIsReturn] = useState(isHydrated && isBack);
  // Elements that are rendered later, such as those of another category, are new again.
  useEffect(() => setIsReturn(false), []);
  // Tab goes on to the first section, and not behind it to the footer.
  useEffect(() => {
    if (isWhole) return;
    const draw = () => flushSync(() => setHasKey(true));
    addEventListener('keydown', draw);
    return () => removeEventListener('keydown', draw);
  }, [isWhole]);
  return (
    <RevealProvider value={!isReturn}>
      {heading}
      {isWhole ? (
        Children.map(children, (section) => <Suspense>{section}</Suspense>)
      ) : (
        // Keeps the footer out of sight.
        <div style={{ blockSize: '100svh' }} />
      )}
    </RevealProvider>
  );
}
