import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Part } from '../../stories/support/guide.ts';
import { type Box, type Marker, placeMarkers } from './markers.ts';

const boxOf = (element: Element, { left, top }: DOMRect): Box => {
  const box = element.getBoundingClientRect();
  return {
    left: box.left - left,
    top: box.top - top,
    right: box.right - left,
    bottom: box.bottom - top,
  };
};

/** The numbers for the parts of the example in `frame`. They follow its size, and that of each part. */
export function useMarkers(
  frame: RefObject<HTMLElement | null>,
  example: RefObject<HTMLElement | null>,
  parts: Readonly<Record<string, Part>>,
  guide: string,
): readonly (Marker | undefined)[] {
  const [markers, setMarkers] = useState<readonly (Marker | undefined)[]>([]);
  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, example.current];
    if (!outer || !inner) return;
    const elements = Object.entries(parts).map(([name, { selector }]) => {
      const element = inner.querySelector(selector);
      if (!element)
        console.error(`The guide of ${guide}: the part “${name}” isn’t there (${selector}).`);
      return element;
    });
    const measure = () => {
      const origin = outer.getBoundingClientRect();
      const found = elements.filter((element) => element !== null);
      const placed = placeMarkers(
        boxOf(inner, origin),
        found.map((element) => boxOf(element, origin)),
      );
      setMarkers(
        elements
          .map((element) => element && placed[found.indexOf(element)])
          .map((m) => m ?? undefined),
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [outer, inner, ...elements]) if (element) observer.observe(element);
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [frame, example, parts, guide]);
  return markers;
}
