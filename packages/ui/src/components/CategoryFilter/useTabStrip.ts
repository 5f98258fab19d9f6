import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../../hooks/useReducedMotion';

/** Scrolls a row, and nothing around it, until its chosen tab is in the middle. */
function showChosenTab(list: HTMLElement, behavior: ScrollBehavior) {
  const tab = list.querySelector('[aria-selected="true"]');
  if (!tab) return;
  const [room, place] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  list.scrollBy({
    left: place.left + place.width / 2 - room.left - room.width / 2,
    behavior,
  });
}

/**
 * A row of tabs that may be wider than its room: brings the tab of a new `value` into sight, and
 * says at which edges there is more.
 */
export function useTabStrip(value: string) {
  const ref = useRef<HTMLDivElement>(null);
  const isStill = useReducedMotion();
  const shownValue = useRef(value);
  const [hasMoreBefore, setHasMoreBefore] = useState(false);
  const [hasMoreAfter, setHasMoreAfter] = useState(false);

  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const measure = () => {
      // Negative where reading begins on the right.
      const past = Math.abs(list.scrollLeft);
      setHasMoreBefore(past > 1);
      setHasMoreAfter(past < list.scrollWidth - list.clientWidth - 1);
    };
    // Called at the start, when the window changes, and when the fonts arrive.
    const observer = new ResizeObserver(() => {
      showChosenTab(list, 'instant');
      measure();
    });
    for (const element of [list, ...list.children]) observer.observe(element);
    list.addEventListener('scroll', measure, { passive: true });
    return () => {
      list.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  }, []);

  useEffect(() => {
    if (!ref.current || value === shownValue.current) return;
    shownValue.current = value;
    showChosenTab(ref.current, isStill ? 'instant' : 'smooth');
  }, [value, isStill]);

  return { ref, hasMoreBefore, hasMoreAfter };
}
