import { Prose } from '@portfolio/ui/Prose';
import { type RefObject, useEffect, useState } from 'react';
import { TryAgain } from '../layout/TryAgain';
import { partFailed } from './lazyOnFirstInteraction';

/**
 * Tells visitors who click something in a deferred part whose code could not be loaded why nothing
 * happens. A component of its own: were the part rendered again before it is hydrated, React would
 * throw its markup away.
 */
export function DeadClick({ partRef }: { partRef: RefObject<Element | null> }) {
  const [isDead, setIsDead] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    let hasFailed = false;
    const look = ({ type }: Event) => {
      hasFailed ||= type === partFailed;
      const { earlyClick } = window;
      if (hasFailed && earlyClick && partRef.current?.contains(earlyClick)) setIsDead(true);
    };
    for (const type of [partFailed, 'click']) {
      // Capturing, because what isn't ready keeps its clicks to itself (`startAfterPaint.ts`).
      addEventListener(type, look, { capture: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, [partRef]);
  if (!isDead) return null;
  return (
    <Prose>
      <TryAgain
        bringIntoView
        reason="This part of the page could not be loaded: nothing happens here yet."
      />
    </Prose>
  );
}
