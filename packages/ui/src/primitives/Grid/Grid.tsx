import { Children, type ComponentProps, type ReactNode } from 'react';
import { useReveal } from '../../hooks/useReveal.ts';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import { grid } from './Grid.css.ts';

/** How many columns there may be. */
export const gridColumns = [1, 2, 3, 4] as const;

export interface GridProps extends ComponentProps<'ul'> {
  /**
   * Columns at full width; fewer if they don't fit.
   * @default 3
   */
  columns?: (typeof gridColumns)[number];
  /**
   * Lets the items appear as they come into sight, each this many milliseconds after the one
   * before. Without it they don't animate.
   * @default undefined
   */
  staggerMs?: number | undefined;
  /**
   * Gives each item its place, from 0, as `--pf-index`: for styles that move items.
   * @default false
   */
  indexed?: boolean;
}

/** An item that appears when it comes into sight, `delayMs` milliseconds later. */
function RevealedItem({ delayMs, style, ...rest }: ComponentProps<'li'> & { delayMs: number }) {
  const reveal = useReveal(delayMs);
  return <li {...rest} {...reveal} style={{ ...style, ...reveal.style }} />;
}

/** A list in columns of equal width. Each child becomes one list item. */
export function Grid({
  columns = 3,
  staggerMs,
  indexed = false,
  className,
  children,
  ...rest
}: GridProps) {
  const item = (child: ReactNode, index: number) => {
    const style = indexed ? customProperties({ '--pf-index': String(index) }) : undefined;
    return staggerMs === undefined ? (
      <li style={style}>{child}</li>
    ) : (
      <RevealedItem delayMs={index * staggerMs} style={style}>
        {child}
      </RevealedItem>
    );
  };
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where markers are off
    <ul {...rest} role="list" className={cx(grid[columns], className)}>
      {Children.map(Children.toArray(children), item)}
    </ul>
  );
}
