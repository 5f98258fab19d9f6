import { useHydrated } from '@portfolio/ui/useHydrated';
import { RevealProvider } from '@portfolio/ui/useReveal';
import { everyPage } from '@portfolio/words';
import { Children, type ReactNode, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigationType, useViewTransitionState } from 'react-router-dom';

export interface PageProps {
  /** A `PageHeading`. */
  heading: ReactNode;
  /**
   * Says below the heading why nothing on the page can be pressed, if the application can't run.
   * @default a sentence that fits every page
   */
  withoutScript?: ReactNode;
  /** The sections below it. */
  children: ReactNode;
}

/**
 * A page. Visitors who go to it see its heading first, and its sections once they are drawn or a key is pressed.
 * Visitors who go back, to a place in the page, or from a card to its case study see all of it together, and nothing
 * fades in again. React hydrates the prerendered page section by section, and a clicked section immediately.
 */
export function Page({
  heading,
  withoutScript = (
    <p role="alert" style={{ marginBlockEnd: '1rem' }}>
      {everyPage.withoutScript}
    </p>
  ),
  children,
}: PageProps) {
  const isHydrated = useHydrated();
  const isBack = useNavigationType() === 'POP';
  const { hash, pathname } = useLocation();
  // A figure can only grow into one that is there.
  const isGrowing = useViewTransitionState(pathname);
  const [hasKey, setHasKey] = useState(false);
  const isDrawn = useDeferredValue(true, !isHydrated || isBack || isGrowing || hash !== '');
  const isWhole = isDrawn || hasKey;
  const [isReturn, setIsReturn] = useState(isHydrated && isBack);
  // Elements that are rendered later, such as those of another category, are new again.
  useEffect(() => setIsReturn(false), []);
  // Tab must reach the first section next, and not the footer.
  useEffect(() => {
    if (isWhole) return;
    const draw = () => flushSync(() => setHasKey(true));
    addEventListener('keydown', draw);
    return () => removeEventListener('keydown', draw);
  }, [isWhole]);
  return (
    <RevealProvider value={!isReturn}>
      {heading}
      <noscript>{withoutScript}</noscript>
      {isWhole ? (
        Children.map(children, (section) => <Suspense>{section}</Suspense>)
      ) : (
        // Keeps the footer out of sight.
        <div style={{ blockSize: '100svh' }} />
      )}
    </RevealProvider>
  );
}
