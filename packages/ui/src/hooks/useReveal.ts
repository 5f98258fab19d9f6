import { createContext, useCallback, useContext, useState } from 'react';
import { reveal } from '../styles/reveal.css.ts';
import { useHydrated } from './useHydrated.ts';

/** The part of an element that must be in sight before it appears (spec section 9). */
const REVEAL_PART = 0.1;

/** An element is hidden this close to the window, in pixels, if visitors scroll towards it. */
const NEAR_PX = 40;

/** Visitors who don't scroll for this long have stopped, in milliseconds. */
const REST_MS = 150;

/** The longest time that an element in sight waits for its turn, in milliseconds. */
const MAX_WAIT_MS = 500;

const RevealContext = createContext(true);

/**
 * Whether elements that are visible from the start also fade in. Pass `false` when a visitor comes back to a page.
 * `true` without a provider.
 */
export const RevealProvider = RevealContext.Provider;

/**
 * `none`: doesn't animate. `waiting`: there, but not in sight yet. `hidden`: about to come into sight. `shown`: fades in
 * if it was hidden.
 */
type RevealState = 'none' | 'waiting' | 'hidden' | 'shown';

interface Watch {
  staggerMs: number;
  /** Whether visitors may have seen the element before the next report. */
  isOld: boolean;
}

const watched = new Map<HTMLElement, Watch>();
/** Those of them that are near the window, or in it. */
const near = new Set<HTMLElement>();
let observer: IntersectionObserver | undefined;
let rest: ReturnType<typeof setTimeout> | undefined;

function unwatch(element: HTMLElement) {
  observer?.unobserve(element);
  watched.delete(element);
  near.delete(element);
}

/** Less than zero out of sight. */
function partInSight(element: HTMLElement) {
  const { top, bottom, height } = element.getBoundingClientRect();
  return (Math.min(bottom, innerHeight) - Math.max(top, 0)) / Math.max(height, 1);
}

/** Gives elements the states for the parts of them that are in sight. Siblings that are shown together take turns. */
function update(elements: readonly HTMLElement[], stateFor: (part: number) => RevealState) {
  const turns = new Map<Element | null, number>();
  // All places are read before anything changes.
  for (const [element, state] of elements.map(
    (each) => [each, stateFor(partInSight(each))] as const,
  )) {
    element.dataset.reveal = state;
    if (state !== 'shown') continue;
    const turn = turns.get(element.parentElement) ?? 0;
    turns.set(element.parentElement, turn + 1);
    const delayMs = Math.min(turn * (watched.get(element)?.staggerMs ?? 0), MAX_WAIT_MS);
    element.style.setProperty('--pf-reveal-delay', `${delayMs}ms`);
    unwatch(element);
  }
}

/** Nothing stays hidden while nobody scrolls. */
const settle = (elements: readonly HTMLElement[]) =>
  update(elements, (part) => (part > 0 ? 'shown' : 'waiting'));

function onScroll() {
  clearTimeout(rest);
  rest = setTimeout(() => settle([...near]), REST_MS);
  update([...near], (part) => (part < REVEAL_PART ? 'hidden' : 'shown'));
}

function onReports(entries: readonly IntersectionObserverEntry[]) {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    const element = target as HTMLElement;
    const watch = watched.get(element);
    if (!watch) continue;
    // Visitors have scrolled past everything above the window.
    if (watch.isOld && boundingClientRect.top < innerHeight) {
      element.dataset.reveal = 'none';
      unwatch(element);
    } else if (isIntersecting) near.add(element);
    else near.delete(element);
    watch.isOld = false;
  }
  settle(entries.map(({ target }) => target as HTMLElement).filter((each) => watched.has(each)));
}

function watch(element: HTMLElement, options: Watch) {
  if (!observer) {
    observer = new IntersectionObserver(onReports, { rootMargin: `${NEAR_PX}px 0px` });
    addEventListener('scroll', onScroll, { passive: true });
  }
  watched.set(element, options);
  observer.observe(element);
}

/**
 * Lets an element fade in when visitors scroll to it. It is hidden only just before, so that it is there for everything
 * that doesn't scroll: a jump, a picture of the whole page, print. Elements that come into sight together appear
 * `staggerMs` milliseconds apart, and after half a second at the latest. New elements in sight fade in, too.
 *
 * An element doesn't animate if visitors may have seen it before hydration, or if a {@link RevealProvider} says so.
 *
 * @returns Props for the element. Later, `data-reveal` is set without React, because the next frame may be too late.
 */
export function useReveal(staggerMs = 0) {
  const isHydrated = useHydrated();
  const isNew = useContext(RevealContext) && isHydrated;
  const [first] = useState<RevealState>(isNew ? 'hidden' : 'none');
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      if (typeof IntersectionObserver === 'undefined') {
        element.dataset.reveal = 'none';
        return;
      }
      watch(element, { staggerMs, isOld: first === 'none' });
      return () => unwatch(element);
    },
    [first, staggerMs],
  );
  return { ref, className: reveal, 'data-reveal': first };
}
