import { createContext, useCallback, useContext, useState } from 'react';
import { customProperties } from '../styles/customProperties.ts';
import { reveal } from '../styles/reveal.css.ts';
import { useHydrated } from './useHydrated.ts';

/** The part of an element that must be in sight before it appears (spec section 9). */
const REVEAL_THRESHOLD = 0.1;

const RevealContext = createContext(true);

/**
 * Whether elements inside that are in sight from the start also fade in. `false` on a page that a visitor
 * comes back to, which stays as it is. `true` without a provider.
 */
export const RevealProvider = RevealContext.Provider;

/** `none`: doesn't animate. `waiting`: not in sight yet. `shown`: appears, or has appeared. */
type RevealState = 'none' | 'waiting' | 'shown';

/**
 * Lets an element appear `delayMs` milliseconds after it comes into sight. Elements in sight when the prerendered
 * page is hydrated, or where a {@link RevealProvider} says so, stay as they are; so does everything in print and
 * without a script or IntersectionObserver.
 *
 * @returns Props for the element.
 */
export function useReveal(delayMs = 0) {
  const isHydrated = useHydrated();
  const isNew = useContext(RevealContext) && isHydrated;
  const [wasNew] = useState(isNew);
  const [state, setState] = useState<RevealState>(isNew ? 'waiting' : 'none');
  const ref = useCallback(
    (element: Element | null) => {
      if (!element) return;
      if (typeof IntersectionObserver === 'undefined') return setState('none');
      let isFirst = true;
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry) return;
          const inSight = entry.isIntersecting;
          if (inSight) observer.disconnect();
          // The first report is about where the element is now.
          if (isFirst && inSight && !wasNew) setState('none');
          else setState(inSight ? 'shown' : 'waiting');
          isFirst = false;
        },
        { threshold: REVEAL_THRESHOLD },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [wasNew],
  );
  return {
    ref,
    className: reveal,
    'data-reveal': state,
    style: customProperties({ '--pf-reveal-delay': `${delayMs}ms` }),
  };
}
