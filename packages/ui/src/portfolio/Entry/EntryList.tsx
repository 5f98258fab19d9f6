import { Children, type ComponentProps } from 'react';
import { cx } from '../../styles/cx.ts';
import { list } from './Entry.css.ts';

export type EntryListProps = ComponentProps<'ul'>;

/** Entries one below the other, with their dates in a column where there is room. Each child becomes one list item. */
export function EntryList({ className, children, ...rest }: EntryListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where markers are off
    <ul {...rest} role="list" className={cx(list, className)}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
