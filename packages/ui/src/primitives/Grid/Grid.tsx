import { Children, type ComponentProps, type ReactNode } from 'react';
import { useReveal } from '../../hooks/useReveal.ts';
import { cx } from '../../styles/cx.ts';
import { grid } from './Grid.css.ts';

/** The possible numbers of columns. */
export const gridColumns = [1, 2, 3, 4] as const;

export interface GridProps extends ComponentProps<'ul'> {
  /**
   * The number of columns at full width. There are fewer if they don't fit.
   * @default 3
   */
  columns?: (typeof gridColumns)[number];
  /**
   * Lets the items appear when they come into sight. Items that come into sight together appear this many milliseconds
   * apart, and after 500 at the latest. Without it they don't animate.
   * @default undefined
   */
  staggerMs?: number | undefined;
}

/** An item that appears when it comes into sight. */
const RevealedItem = ({ staggerMs, ...rest }: ComponentProps<'li'> & { staggerMs: number }) => (
  <li {...rest} {...useReveal(staggerMs)} />
);

/** A list in columns of equal width. Each child becomes one list item. */
export function Grid({ columns = 3, staggerMs, className, children, ...rest }: GridProps) {
  const item = (child: ReactNode) =>
    staggerMs === undefined ? (
      <li>{child}</li>
    ) : (
      <RevealedItem staggerMs={staggerMs}>{child}</RevealedItem>
    );
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where markers are off
    <ul {...rest} role="list" className={cx(grid[columns], className)}>
      {Children.map(Children.toArray(children), item)}
    </ul>
  );
}
