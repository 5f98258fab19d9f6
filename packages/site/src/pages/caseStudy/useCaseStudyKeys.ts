import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Elements that don't use the arrow keys. All others may, such as fields, tabs, maps and scrolling regions. */
const IGNORES_ARROW_KEYS = 'body, h1, a[href]';

/**
 * Whether the arrow keys would scroll sideways around a node. After a click, browsers scroll that place even without a
 * focus.
 */
function isInScroller(node: Node | null): boolean {
  for (let at = node; at; at = at.parentNode) {
    if (!(at instanceof Element) || at.scrollWidth <= at.clientWidth) continue;
    if (at === document.documentElement || /auto|scroll/.test(getComputedStyle(at).overflowX)) {
      return true;
    }
  }
  return false;
}

/** Whether a key press would otherwise do nothing. */
const isUnused = (event: KeyboardEvent) =>
  !event.defaultPrevented &&
  !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) &&
  event.target instanceof Element &&
  event.target.matches(IGNORES_ARROW_KEYS) &&
  !isInScroller(getSelection()?.anchorNode ?? document.body) &&
  !isInScroller(document.body);

/**
 * Lets visitors go to the previous and the next case study with the arrow keys, which follow the reading direction. Arrow
 * keys aren't character keys, so nobody triggers them by voice or by accident while typing (WCAG 2.1.4).
 * @param previous the path of the previous case study
 * @param next the path of the next case study
 */
export function useCaseStudyKeys(previous: string | undefined, next: string | undefined) {
  const navigate = useNavigate();
  // With the heading that the visitor sees: a key pressed right then would still mean the page before.
  useLayoutEffect(() => {
    const turn = (event: KeyboardEvent) => {
      const isBack = event.key === 'ArrowLeft';
      if (!isBack && event.key !== 'ArrowRight') return;
      const isRightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';
      const path = isBack === isRightToLeft ? next : previous;
      if (path && isUnused(event)) navigate(path);
    };
    document.addEventListener('keydown', turn);
    return () => document.removeEventListener('keydown', turn);
  }, [navigate, previous, next]);
}
