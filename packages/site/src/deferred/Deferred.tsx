import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { showCategory } from '../document/pendingCategory';
import { DeadClick } from './DeadClick';
import { replayEarlyClick } from './earlyClick';

/** Tells when what is around it has been hydrated, together with what `useHydrated` changes in it. */
function WhenReady({ setIsReady }: { setIsReady: (isReady: true) => void }) {
  useEffect(() => startTransition(() => setIsReady(true)), [setIsReady]);
  return null;
}

/**
 * The place of a component made with `lazyOnFirstInteraction`. What is clicked too early is clicked again; what
 * cannot be loaded says so when it is clicked.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    if (!isReady || !ref.current) return;
    showCategory();
    replayEarlyClick(ref.current);
  }, [isReady]);
  return (
    <>
      {/* Not inside: the start script keeps from React what is clicked there. */}
      {!isReady && <DeadClick partRef={ref} />}
      <div ref={ref} data-deferred={isReady ? undefined : ''}>
        <Suspense>
          {children}
          <WhenReady setIsReady={setIsReady} />
        </Suspense>
      </div>
    </>
  );
}
