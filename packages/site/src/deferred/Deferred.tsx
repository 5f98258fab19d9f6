import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { replayEarlyClick } from './earlyClick';

/** Tells when what is around it has been hydrated. */
function WhenReady({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it becomes ready once
  useEffect(onReady, []);
  return children;
}

/** The place of a component made with `lazyOnFirstSign`. What is clicked too early is clicked again. */
export function Deferred({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    if (isReady && ref.current) replayEarlyClick(ref.current);
  }, [isReady]);
  return (
    <div ref={ref} data-deferred={isReady ? undefined : ''}>
      <Suspense>
        <WhenReady onReady={() => setIsReady(true)}>{children}</WhenReady>
      </Suspense>
    </div>
  );
}
