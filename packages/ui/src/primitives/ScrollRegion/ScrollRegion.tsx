import { type ComponentProps, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { cx } from '../../styles/cx.ts';
import { region } from './ScrollRegion.css.ts';

export interface ScrollRegionProps extends ComponentProps<'div'> {
  /** A few words about the content for assistive technology, such as `Code` or `Table: error by week`. */
  label: string;
}

/**
 * Content that may be wider than its place, such as code or a table. It scrolls sideways, so that the page doesn't. It
 * can have the keyboard focus (WCAG 2.1.1), unless a script has found that nothing is out of sight.
 */
export function ScrollRegion({ label, className, ref, ...rest }: ScrollRegionProps) {
  const element = useRef<HTMLDivElement>(null);
  const [isScrollable, setIsScrollable] = useState(true);
  useImperativeHandle(ref, () => element.current as HTMLDivElement);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() =>
      setIsScrollable(current.scrollWidth > current.clientWidth),
    );
    observer.observe(current);
    if (current.firstElementChild) observer.observe(current.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      {...rest}
      ref={element}
      className={cx(region, className)}
      {...(isScrollable && { role: 'group', tabIndex: 0, 'aria-label': label })}
    />
  );
}
