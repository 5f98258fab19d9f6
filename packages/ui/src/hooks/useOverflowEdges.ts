import { type RefObject, useEffect, useState } from 'react';

/** At which ends of a line that scrolls sideways there is more to see. */
export type OverflowEdges = 'none' | 'start' | 'end' | 'both';

/** Places on a high-resolution screen are fractions of a pixel. */
const SLACK = 1;

function findEdges({ scrollLeft, scrollWidth, clientWidth }: Element): OverflowEdges {
  // From right to left, `scrollLeft` counts downwards from 0.
  const before = Math.abs(scrollLeft) > SLACK;
  const after = Math.abs(scrollLeft) < scrollWidth - clientWidth - SLACK;
  if (before && after) return 'both';
  if (before) return 'start';
  return after ? 'end' : 'none';
}

/** Watches at which ends of an element that scrolls sideways there is more; none until measured. */
export function useOverflowEdges(ref: RefObject<Element | null>): OverflowEdges {
  const [edges, setEdges] = useState<OverflowEdges>('none');
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const update = () => setEdges(findEdges(element));
    const resize = new ResizeObserver(update);
    resize.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      resize.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [ref]);
  return edges;
}
