import { type ComponentProps, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { cx } from '../../styles/cx.ts';
import { region } from './ScrollRegion.css.ts';

export interface ScrollRegionProps extends ComponentProps<'div'> {
  /** The content in a few words, for assistive technology: `Code`, `Table: error by week`. */
  label: string;
}

/**
 * Something that may be wider than its place, such as code or a table: it scrolls sideways instead of the
 * page. The keyboard reaches it (WCAG 2.1.1), unless a script has found that nothing is out of sight.
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
