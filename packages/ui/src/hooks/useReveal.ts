import { createContext, useCallback, useContext, useState } from 'react';
import { customProperties } from '../styles/customProperties.ts';
import { reveal } from '../styles/reveal.css.ts';
import { useHydrated } from './useHydrated.ts';

/** The part of an element that must be in sight before it appears (spec section 9). */
const REVEAL_THRESHOLD = 0.1;

/** The longest time that a visible element waits for its turn, in milliseconds. */
const MAX_WAIT_MS = 500;

const RevealContext = createContext(true);

/**
 * Whether elements that are visible from the start also fade in. Pass `false` when a visitor comes back to a page.
 * `true` without a provider.
 */
export const RevealProvider = RevealContext.Provider;

/** `none`: doesn't animate. `waiting`: not in sight yet. `shown`: appears, or has appeared. */
type RevealState = 'none' | 'waiting' | 'shown';

/** Receives an element's position, and how many siblings before it came into sight at the same time. */
type Report = (entry: IntersectionObserverEntry, index: number) => void;

const reports = new WeakMap<Element, Report>();
let observer: IntersectionObserver | undefined;

function reportAll(entries: readonly IntersectionObserverEntry[]) {
  const counts = new Map<Element | null, number>();
  for (const entry of entries) {
    const { target, isIntersecting } = entry;
    const index = counts.get(target.parentElement) ?? 0;
    if (isIntersecting) counts.set(target.parentElement, index + 1);
    reports.get(target)?.(entry, index);
  }
}

/** One observer watches all elements, because it reports elements that come into sight together in one call. */
function watch(element: Element, report: Report) {
  observer ??= new IntersectionObserver(reportAll, { threshold: REVEAL_THRESHOLD });
  reports.set(element, report);
  observer.observe(element);
}

function unwatch(element: Element) {
  reports.delete(element);
  observer?.unobserve(element);
}

/**
 * Lets an element appear when it comes into sight. Elements that come into sight together appear `staggerMs`
 * milliseconds apart, and after half a second at the latest.
 *
 * An element doesn't animate if visitors may have seen it before hydration, or if a {@link RevealProvider} says so. In
 * print, without a script and without IntersectionObserver, everything is visible.
 *
 * @returns Props for the element.
 */
export function useReveal(staggerMs = 0) {
  const isHydrated = useHydrated();
  const isNew = useContext(RevealContext) && isHydrated;
  const [wasNew] = useState(isNew);
  const [state, setState] = useState<RevealState>(isNew ? 'waiting' : 'none');
  const [delayMs, setDelayMs] = useState(0);
  const ref = useCallback(
    (element: Element | null) => {
      if (!element) return;
      if (typeof IntersectionObserver === 'undefined') return setState('none');
      let isFirst = true;
      watch(element, ({ isIntersecting, boundingClientRect }, index) => {
        // The first report gives the element's present place. Visitors have scrolled past everything above the window.
        const wasSeen = isFirst && !wasNew && boundingClientRect.top < window.innerHeight;
        isFirst = false;
        if (wasSeen || isIntersecting) unwatch(element);
        setDelayMs(Math.min(index * staggerMs, MAX_WAIT_MS));
        setState(wasSeen ? 'none' : isIntersecting ? 'shown' : 'waiting');
      });
      return () => unwatch(element);
    },
    [wasNew, staggerMs],
  );
  return {
    ref,
    className: reveal,
    'data-reveal': state,
    style: delayMs > 0 ? customProperties({ '--pf-reveal-delay': `${delayMs}ms` }) : undefined,
  };
}
