import { createContext, useCallback, useContext, useState } from 'react';
import { customProperties } from '../styles/customProperties.ts';
import { reveal } from '../styles/reveal.css.ts';
import { useHydrated } from './useHydrated.ts';

/** The part of an element that must be in sight before it appears (spec section 9). */
const REVEAL_THRESHOLD = 0.1;

/** An element that is in sight waits no longer than this for its turn, in milliseconds. */
const LONGEST_WAIT_MS = 500;

const RevealContext = createContext(true);

/**
 * Whether elements inside that are in sight from the start also fade in. `false` on a page that a visitor
 * comes back to, which stays as it is. `true` without a provider.
 */
export const RevealProvider = RevealContext.Provider;

/** `none`: doesn't animate. `waiting`: not in sight yet. `shown`: appears, or has appeared. */
type RevealState = 'none' | 'waiting' | 'shown';

/** Takes where an element is, and how many of its siblings came into sight together with it, before it. */
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

/** One observer watches all elements: it reports those together that come into sight together. */
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
 * Lets an element appear when it comes into sight, `staggerMs` milliseconds after the one before it that came into sight
 * with it, and after half a second at the latest. What visitors may have seen when the prerendered page is hydrated, or
 * where a {@link RevealProvider} says so, stays as it is; so does everything in print and without a script or
 * IntersectionObserver.
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
        // The first report is about where the element is now: visitors have scrolled past what is above.
        const wasSeen = isFirst && !wasNew && boundingClientRect.top < window.innerHeight;
        isFirst = false;
        if (wasSeen || isIntersecting) unwatch(element);
        setDelayMs(Math.min(index * staggerMs, LONGEST_WAIT_MS));
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
