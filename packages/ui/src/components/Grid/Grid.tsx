import { Children, type ComponentProps } from 'react';
import { cx } from '../../styles/cx';
import { grid } from './Grid.css';

export interface GridProps extends ComponentProps<'ul'> {
  /**
   * Columns at full width; fewer where there is no room.
   * @default 3
   */
  columns?: 1 | 2 | 3 | 4;
}

/** A list of equals in columns. Each child becomes one list item. */
export function Grid({ columns = 3, className, children, ...rest }: GridProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where markers are off
    <ul {...rest} role="list" className={cx(grid[columns], className)}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
