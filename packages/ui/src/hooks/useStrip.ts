import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReducedMotion } from './useReducedMotion.ts';

/** The ends of a strip where there is more to see. */
export type StripEnds = 'none' | 'start' | 'end' | 'both';

/** In px: positions on a high-resolution screen are fractions of a pixel. */
const SLACK = 1;

/** Distance in px that an entry keeps from the faded end of its strip (`styles/strip.ts`). */
const EDGE = 32;

function findEnds({ scrollLeft, scrollWidth, clientWidth }: Element): StripEnds {
  // In right-to-left text, `scrollLeft` counts down from 0.
  const before = Math.abs(scrollLeft) > SLACK;
  const after = Math.abs(scrollLeft) < scrollWidth - clientWidth - SLACK;
  if (before && after) return 'both';
  if (before) return 'start';
  return after ? 'end' : 'none';
}

/**
 * Scrolls an entry to the middle of its strip, unless it is in sight. Unlike `scrollIntoView`, it
 * never scrolls the page.
 */
function showInStrip(strip: Element, entry: Element, behavior: ScrollBehavior = 'instant') {
  const line = strip.getBoundingClientRect();
  const place = entry.getBoundingClientRect();
  if (place.left >= line.left + EDGE && place.right <= line.right - EDGE) return;
  strip.scrollBy({ left: (place.left + place.right - line.left - line.right) / 2, behavior });
}

/**
 * A line of entries that scrolls sideways where they don't all fit. The entry that matches
 * `chosenSelector` is scrolled into sight at the start, and when the width or `chosen` changes.
 *
 * @returns The strip's ref, and at which ends there is more, for its `data-more`; none until
 * measured.
 */
export function useStrip<T extends HTMLElement>(
  chosenSelector: string,
  chosen: unknown,
): [ref: RefObject<T | null>, ends: StripEnds] {
  const ref = useRef<T>(null);
  const shown = useRef(chosen);
  const isStill = useReducedMotion();
  const [ends, setEnds] = useState<StripEnds>('none');

  const showChosen = useEffectEvent((behavior: ScrollBehavior) => {
    const strip = ref.current;
    // The fonts may arrive while a keyboard user is in the strip.
    const entry = strip?.querySelector(':focus') ?? strip?.querySelector(chosenSelector);
    if (strip && entry) showInStrip(strip, entry, behavior);
  });

  useEffect(() => {
    const strip = ref.current;
    if (!strip) return;
    const measure = () => setEnds(findEnds(strip));
    // Called at the start, when the window changes, and when the fonts arrive.
    const observer = new ResizeObserver(() => {
      showChosen('instant');
      measure();
    });
    for (const element of [strip, ...strip.children]) observer.observe(element);
    strip.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      strip.removeEventListener('scroll', measure);
    };
  }, []);

  useEffect(() => {
    if (shown.current === chosen) return;
    shown.current = chosen;
    showChosen(isStill ? 'instant' : 'smooth');
  }, [chosen, isStill]);

  return [ref, ends];
}
