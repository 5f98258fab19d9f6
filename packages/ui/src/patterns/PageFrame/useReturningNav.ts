import { type RefObject, useEffect } from 'react';
import { narrowWindow } from './narrowWindow.ts';

/** Scrolling by fewer px says nothing about the visitor's direction. */
const SLACK = 8;

/** A navigation that is higher than this part of the window would cover the text being read. */
const LARGEST_PART = 0.2;

/** The space above a scroll target, as in `global.css.ts`, and the navigation's height. */
const belowNav = (height: number) => `calc(${height}px + var(--pf-space-lg))`;

/** Whether a bar of `height` px at the top of the window would cover the focused element. */
function coversFocus(nav: Element, height: number) {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body || nav.contains(activeElement)) return false;
  const { top, bottom } = activeElement.getBoundingClientRect();
  return top < height && bottom > 0;
}

/**
 * In a narrow window, brings the navigation back when the visitor scrolls up, and takes it away when they
 * scroll down. It never covers the focused element (WCAG 2.4.11), and the window scrolls far enough that
 * the target of a link or of the Tab key is clear of it.
 *
 * Sets `data-place` of the element: `away` once it is scrolled past, `back`, `leaving` after that, and none
 * in its own place, above the element after it.
 */
export function useReturningNav(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const nav = ref.current;
    if (!nav) return;
    const root = document.documentElement;
    const narrow = matchMedia(narrowWindow);
    let last = window.scrollY;

    const follow = () => {
      // A phone bounces beyond both ends.
      const end = root.scrollHeight - window.innerHeight;
      const place = Math.max(0, Math.min(window.scrollY, end));
      const height = nav.offsetHeight;
      const isReturning = narrow.matches && height <= LARGEST_PART * window.innerHeight;
      // Not as a custom property: every element would inherit it, and have its style computed
      // again.
      root.style.scrollPaddingBlockStart = isReturning ? belowNav(height) : '';
      // Also where a header takes no room.
      const ownEnd = nav.nextElementSibling?.getBoundingClientRect().top ?? 0;
      if (!isReturning || ownEnd >= height) delete nav.dataset.place;
      else if (Math.abs(place - last) < SLACK) return;
      else if (place < last && !coversFocus(nav, height)) nav.dataset.place = 'back';
      else nav.dataset.place = nav.dataset.place ? 'leaving' : 'away';
      last = place;
    };

    addEventListener('scroll', follow, { passive: true });
    narrow.addEventListener('change', follow);
    return () => {
      removeEventListener('scroll', follow);
      narrow.removeEventListener('change', follow);
      root.style.scrollPaddingBlockStart = '';
      delete nav.dataset.place;
    };
  }, [ref]);
}
