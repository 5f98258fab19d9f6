import { type RefObject, useEffect, useState } from 'react';

/** The part of an element that must be in the window to count as seen. */
const VISIBLE_PART = 0.5;

/** Whether an element is in the window. True while `isWatched` is false, and until the browser reports. */
export function useInSight(ref: RefObject<Element | null>, isWatched: boolean): boolean {
  const [isInSight, setIsInSight] = useState(true);
  useEffect(() => {
    if (!isWatched || !ref.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => setIsInSight((entries.at(-1)?.intersectionRatio ?? 1) >= VISIBLE_PART),
      { threshold: VISIBLE_PART },
    );
    observer.observe(ref.current);
    return () => {
      observer.disconnect();
      setIsInSight(true);
    };
  }, [ref, isWatched]);
  return isInSight;
}
