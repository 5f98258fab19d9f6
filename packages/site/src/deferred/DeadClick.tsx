import { Prose } from '@portfolio/ui/Prose';
import { type RefObject, useEffect, useState } from 'react';
import { TryAgain } from '../layout/TryAgain';
import { onPartFailed } from './partFailed';

/**
 * Tells visitors who click something in a deferred part whose code could not be loaded why nothing
 * happens. A component of its own: were the part rendered again before it is hydrated, React would
 * throw its markup away.
 */
export function DeadClick({ partRef }: { partRef: RefObject<Element | null> }) {
  const [isDead, setIsDead] = useState(false);
  useEffect(() => {
    const part = partRef.current;
    if (!part) return;
    let hasFailed = false;
    const look = () => {
      const { earlyClick } = window;
      if (hasFailed && earlyClick && part.contains(earlyClick)) setIsDead(true);
    };
    const stop = onPartFailed(() => {
      hasFailed = true;
      look();
    });
    part.addEventListener('click', look);
    return () => {
      stop();
      part.removeEventListener('click', look);
    };
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
