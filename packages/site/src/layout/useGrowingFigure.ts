import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType, useViewTransitionState } from 'react-router-dom';

let growing: HTMLElement | undefined;

/** Lets a figure be the one that grows. A browser would do nothing if two had the name. */
function setGrowing(figure: HTMLElement | null | undefined) {
  growing?.style.removeProperty('view-transition-name');
  growing = figure ?? undefined;
  growing?.style.setProperty('view-transition-name', 'figure');
}

/** The figure of the card with this link, on the side that shows. */
const figureOf = (link: Element | null) =>
  Array.from(link?.closest('article')?.querySelectorAll<HTMLElement>('figure') ?? []).find(
    (figure) => figure.checkVisibility({ visibilityProperty: true }),
  );

/** Call it when a link to a case study is followed. */
export const growFrom = (link: Element) => setGrowing(figureOf(link));

/**
 * Lets the figure of a card grow into that of its case study, and become small again on the way back. The router starts
 * the transition; this names the figure before and after it.
 */
export function useGrowingFigure() {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const isMoving = useViewTransitionState(pathname);
  const last = useRef(pathname);
  useLayoutEffect(() => {
    const from = last.current;
    last.current = pathname;
    if (!isMoving) return setGrowing(undefined);
    const own = document.getElementById('figure');
    if (from === pathname) {
      // The visitor goes back, and followed no link.
      if (!growing) setGrowing(own);
      return;
    }
    const link = isBack ? document.querySelector(`article a[href$="${CSS.escape(from)}"]`) : null;
    setGrowing(figureOf(link) ?? own);
  }, [isMoving, isBack, pathname]);
}
