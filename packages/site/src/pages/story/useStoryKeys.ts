import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Elements that do nothing with the arrow keys. All others may: fields, tabs, maps, regions that scroll. */
const idle = 'body, h1, a[href]';

/** Whether the arrow keys scroll sideways where a node is: after a click, browsers scroll that place without a focus. */
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
const isFree = (event: KeyboardEvent) =>
  !event.defaultPrevented &&
  !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) &&
  event.target instanceof Element &&
  event.target.matches(idle) &&
  !isInScroller(getSelection()?.anchorNode ?? document.body) &&
  !isInScroller(document.body);

/**
 * Goes to the story before and after this one with the arrow keys, as they point in the direction of reading. They
 * aren't character keys, so nobody triggers them by voice or by a slip of the typing hand (WCAG 2.1.4).
 * @param previous the path of the story before
 * @param next the path of the story after
 */
export function useStoryKeys(previous: string | undefined, next: string | undefined) {
  const navigate = useNavigate();
  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      const isBack = event.key === 'ArrowLeft';
      if (!isBack && event.key !== 'ArrowRight') return;
      const isRightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';
      const path = isBack === isRightToLeft ? next : previous;
      if (path && isFree(event)) navigate(path);
    };
    document.addEventListener('keydown', turn);
    return () => document.removeEventListener('keydown', turn);
  }, [navigate, previous, next]);
}
