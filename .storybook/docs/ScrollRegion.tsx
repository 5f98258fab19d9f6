import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as styles from './scrollRegion.css.ts';

interface ScrollRegionProps {
  /** What is in it, for assistive technology. */
  label: string;
  children: ReactNode;
}

/** Something that may be wider than its place. If it is, the keyboard can scroll it too (WCAG 2.1.1). */
export function ScrollRegion({ label, children }: ScrollRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const [isScrollable, setScrollable] = useState(false);
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setScrollable(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  const asRegion = isScrollable && { role: 'region', tabIndex: 0, 'aria-label': label };
  return (
    <div ref={region} className={styles.region} {...asRegion}>
      {children}
    </div>
  );
}
