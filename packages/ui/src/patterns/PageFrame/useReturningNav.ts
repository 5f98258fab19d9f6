import { type RefObject, useEffect } from 'react';
import { narrowWindow } from './narrowWindow.ts';

/** Scrolling by fewer pixels says nothing about the visitor's direction. */
const MIN_SCROLL = 8;

/** If the navigation were higher than this part of the window, it would cover the text that the visitor is reading. */
const MAX_WINDOW_PART = 0.2;

/** The space above a scroll target, as in `global.css.ts`, plus the navigation's height. */
const belowNav = (height: number) => `calc(${height}px + var(--pf-space-lg))`;

/** Whether a bar of `height` px at the top of the window would cover the focused element. */
function coversFocus(nav: Element, height: number) {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body || nav.contains(activeElement)) return false;
  const { top, bottom } = activeElement.getBoundingClientRect();
  return top < height && bottom > 0;
}

/**
 * In a narrow window, shows the navigation when the visitor scrolls up, and hides it when they scroll down. It never
 * covers the focused element (WCAG 2.4.11). The window scrolls far enough that the navigation doesn't cover the target
 * of a link or of the Tab key.
 *
 * Sets `data-place` on the element: `away` once the visitor has scrolled past it, then `back`, then `leaving`, and none
 * in its own place, at the top of the page.
 */
export function useReturningNav(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const nav = ref.current;
    if (!nav) return;
    const root = document.documentElement;
    const narrow = matchMedia(narrowWindow);
    let last = window.scrollY;

    const follow = () => {
      // A phone's scrolling bounces beyond both ends.
      const end = root.scrollHeight - window.innerHeight;
      const place = Math.max(0, Math.min(window.scrollY, end));
      const height = nav.offsetHeight;
      const isReturning = narrow.matches && height <= MAX_WINDOW_PART * window.innerHeight;
      // A custom property would be inherited, so browsers would compute the style of every element again.
      root.style.scrollPaddingBlockStart = isReturning ? belowNav(height) : '';
      if (!isReturning || place === 0) delete nav.dataset.place;
      else if (Math.abs(place - last) < MIN_SCROLL) return;
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
