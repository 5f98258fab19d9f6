import { type RefObject, useEffect, useState } from 'react';

/** Becomes true, for good, once an element is nearer to the window than `distance` px. */
export function useNearWindow(ref: RefObject<Element | null>, distance: number): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (typeof IntersectionObserver === 'undefined') return setIsNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setIsNear(true);
      },
      { rootMargin: `${distance}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, distance]);
  return isNear;
}
